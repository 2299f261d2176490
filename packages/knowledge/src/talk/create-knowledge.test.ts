import { expect, test } from 'vitest';
import { loadThings } from '../content/load-things.ts';
import { knowledge as real, things } from '../testing/known.ts';
import { createKnowledge } from './create-knowledge.ts';
import { withArticle } from './telling/say.ts';

const knowledge = createKnowledge(loadThings(new URL('../testing/things/', import.meta.url)));

/** What LUX says to each question of a talk. */
function talk(...questions: string[]): (string | undefined)[] {
  return questions.map(
    (question, place) => knowledge.answer(question, { earlier: questions.slice(0, place) })?.text,
  );
}
const last = (...questions: string[]) => talk(...questions).at(-1);

test.each([
  ['Was ist ein Elefant?', 'das größte Tier an Land'],
  ['Elefanten', 'das größte Tier an Land'],
  ['Wie schwer sind Elefanten?', 'vier Autos'],
  ['Wie viel wiegt so ein Elefant denn?', 'vier Autos'],
  ['Was fressen Kühe gerne?', 'Gras und Heu'],
  ['wo wohnt der elefant', 'in Afrika und in Asien'],
  ['Warum haben Elefanten einen Rüssel?', 'Riechen und Greifen'],
  ['wat frisst ne kuh', 'Gras und Heu'],
  ['wie alt wird n elefand', 'so alt wie ein Mensch'],
])('%s', (question, answer) => {
  expect(last(question)).toContain(answer);
});

test('what is talked of goes on with pronouns, short questions and other things', () => {
  expect(
    talk(
      'Was ist ein Elefant?',
      'und wie groß?',
      'und die Kühe?',
      'was fressen die?',
      'und wie schwer ist ein Elefant?',
    ),
  ).toEqual([
    'Der Elefant ist das größte Tier an Land.',
    'Ein Elefant ist höher als ein Zimmer. Ein Afrikanischer Elefant wird bis zu 3 Meter und 30 Zentimeter hoch.',
    'Die Kuh ist so hoch wie ein Kind. Eine Kuh ist etwa 1 Meter und 40 Zentimeter hoch.',
    'Die Kuh frisst Gras und Heu.',
    'Ein Elefant wiegt so viel wie vier Autos.',
  ]);
});

test('more, simpler, once more and really go on with what was told', () => {
  expect(
    talk('Was frisst die Kuh?', 'erzähl mehr', 'noch mal', 'genauer', 'einfacher', 'echt?'),
  ).toEqual([
    'Die Kuh frisst Gras und Heu.',
    'Die Kuh ist so hoch wie ein Kind.',
    'Die Kuh ist so hoch wie ein Kind.',
    'Eine Kuh ist etwa 1 Meter und 40 Zentimeter hoch.',
    'Die Kuh ist so hoch wie ein Kind.',
    'Ja, das stimmt. Eine Kuh ist etwa 1 Meter und 40 Zentimeter hoch.',
  ]);
});

test('things are listed and compared, within what is talked of', () => {
  expect(
    talk('Welche Säugetiere kennst du?', 'welches ist am schwersten?', 'und das kleinste?'),
  ).toEqual([
    'Ich kenne: Elefant, Kuh und Maus.',
    'Von allen, die ich kenne, ist der Elefant am schwersten. Ein Elefant wiegt so viel wie vier Autos.',
    'Von allen, die ich kenne, ist die Maus am kleinsten. Die Maus ist so lang wie dein Daumen.',
  ]);
  expect(last('Was wiegt mehr, eine Maus oder eine Kuh?')).toBe('Schwerer ist die Kuh.');
});

test('what is not known of a thing is admitted, with a question about the same thing', () => {
  const answer = knowledge.answer('Wie viele Zähne hat eine Kuh?');
  expect(answer?.isAdmission).toBe(true);
  expect(answer?.text).toMatch(
    /weiß ich (?:über die Kuh )?leider nicht\. Aber ich weiß, was (?:die Kuh|sie) frisst\. Möchtest du das hören\?$/,
  );
});

test.each([
  ['Wie groß ist ein Fußballfeld?'],
  ['Mir ist langweilig'],
  ['Wer ist der Bundeskanzler?'],
  ['Wie spät ist es?'],
  [''],
  ['!!!'],
])('nothing is said where nothing known is meant: "%s"', (question) => {
  expect(knowledge.answer(question)).toBeNull();
  expect(knowledge.answer(question, { earlier: ['Was ist ein Elefant?'] })).toBeNull();
});

test('words that only look like a name are no name', () => {
  const first = (question: string) => real.answer(question)?.text ?? '';
  expect(first('Was ist Eisen?')).toContain('Metall');
  expect(first('Was ist Eis?')).toContain('Wasser');
  expect(first('Was macht ein Fischer?')).toContain('Netze');
  expect(first('Was fressen Schwäne?')).toContain('Wasserpflanzen');
  expect(first('Was ist ein Gorilla?')).toContain('Affe');
});

test('a question of a thing is found without the name of the thing', () => {
  expect(real.answer('Warum ist der Himmel blau?')?.text).toContain('blaue Licht');
  expect(real.answer('wie entsteht ein echo')?.text).toContain('Schall');
});

test('older children get the fuller text', () => {
  expect(knowledge.answer('Was frisst ein Elefant?', { level: 'older' })?.text).toContain(
    '200 Kilogramm',
  );
});

/** What LUX says last in a talk, of all that is known. */
function lastOf(...questions: string[]): string {
  const earlier = questions.slice(0, -1).map((question) => ({ question }));
  return real.answer(questions.at(-1) ?? '', { earlier })?.text ?? '';
}

test.each([
  ['Ein Schiff ist aus Eisen und total schwer, warum geht das nicht unter?', 'voller Luft'],
  ['Wieso hat ein Hubschrauber hinten noch so einen kleinen Propeller?', 'im Kreis drehen'],
  ['Meine Oma sagt, eine Fledermaus ist gar kein Vogel. Stimmt das?', 'Ja, das stimmt.'],
  ['wer hat die glü birne erfunden', 'Edison'],
  ['Ick will wissen, wat n Spatz frisst', 'Körner'],
])('all words of a question count: "%s"', (question, answer) => {
  expect(lastOf(question)).toContain(answer);
});

test.each(['Wie geht es dir?', 'na wie gehts dir heute'])(
  'a greeting has no topic: "%s"',
  (said) => {
    expect(real.answer(said)).toBeNull();
    expect(real.topicOf([{ question: said }], 'young').thing).toBeUndefined();
  },
);

test('whether something is one of a class is told, and goes on to others', () => {
  expect(lastOf('Ist ein Delfin ein Fisch?')).toMatch(/^Nein[.,] /);
  expect(lastOf('Ist ein Delfin ein Säugetier?', 'und ein Hai?')).toMatch(/^Nein[.,] .*Fisch/);
});

test('what was told of one after the other is compared', () => {
  expect(lastOf('Wie lang ist der Rhein?', 'und die Donau, ist die länger?')).toMatch(
    /^Länger ist die Donau\./,
  );
});

test('who is meant by "die" is asked where nobody was named', () => {
  expect(lastOf('ist die schwer?')).toMatch(/^Wen oder was meinst du\?/);
});

test.each([
  [['Meine Tante fliegt nach Ägypten, ist das noch Afrika?'], /^Ja\. Ägypten/],
  [['Was fressen Eulen?', 'wie heißt die größte?'], /Uhu/],
  [['Was ist ein Insekt?', 'sag mal ein Beispiel'], /^Zum Beispiel: /],
  [['Wie funktioniert ein Kühlschrank?', 'kapier ich nicht'], /^Ich sage es noch einmal anders: /],
  [['Was ist die Donau?', 'wo fängt die an?'], /Schwarzwald|Quell/],
  [
    ['wer ist größer ein elefant oder eine giraffe'],
    /^Höher ist die Giraffe, schwerer ist der Elefant/,
  ],
  [['was ist kleiner die giraffe oder der elefant'], /^Niedriger ist der Elefant/],
  [['was ist größer der löwe oder der tiger'], /^Größer ist der Tiger/],
  [['was ist gröser der mont oda die sone'], /^Größer ist die Sonne/],
  [['Wächst die Kartoffel am Baum oder in der Erde?'], /(?:wachsen|wächst) (?:in|unter) der Erde/],
  [['Wie fliegt ein Flugzeug?'], /Flügel/],
  [['Warum haben Katzen Schnurrhaare?'], /Mit den Schnurrhaaren/],
  [['Was essen Koalas?', 'schlafen die viel?'], /^Koalas schlafen/],
  [['Was frisst ein Igel?', 'und im Winter?'], /Winter/],
  [['Wie sieht die Flagge von Italien aus?', 'und die von Frankreich?'], /^Die Flagge von Frankr/],
  [['Mein Bruder sagt, Haie sind Säugetiere. Stimmt das?'], /^Nein\. Der Hai ist ein Fisch/],
  [['Was ist ein Schmetterling?', 'was war der vorher?'], /Raupe/],
  [['Wia oid werd a Elefant'], /Jahre|Großeltern/],
])('what is meant is found: %s', (questions, answer) => {
  expect(lastOf(...questions)).toMatch(answer);
});

test('of what is talked of, nothing of another thing is told', () => {
  const earlier = [{ question: 'Was fressen Eulen?' }];
  const answer = real.answer('warum haben die so gute Laune?', { earlier });
  expect(answer?.isAdmission ?? true).toBe(true);
  expect(answer?.text ?? '').not.toContain('Erde');
});

test.each([
  [['Was ist die größte Robbe?'], 'See-Elefant'],
  [['Was ist der größte Käfer bei uns?'], 'Hirschkäfer'],
  [['Was lebt denn eigentlich im Boden?'], 'Regenwürmer'],
  [['wifiel zene hat ein krokodiel'], '60 Zähne'],
  [['Wer hat den Mond gemacht?'], 'Trümmern'],
  [['Was ist eine Giraffe?', 'und wie lang ist die Zunge?'], 'halben Meter'],
  [['Wer war Mozart?', 'was hat er komponiert?'], 'Zauberflöte'],
  [['Was macht ein Schornsteinfeger, außer Glück bringen?'], 'Ruß'],
])('%s is answered by what was written for it', (questions, answer) => {
  const [question = '', ...earlier] = questions.toReversed();
  expect(real.answer(question, { earlier: earlier.toReversed() })?.text).toContain(answer);
});

test('names in an offer are declined', () => {
  const named = things.filter(({ name }) =>
    ['Bär', 'See', 'Zweiter Weltkrieg', 'Kölner Dom', 'Olympische Spiele'].includes(name),
  );
  expect(named.map((thing) => withArticle(thing, true)).sort()).toEqual([
    'den Bären',
    'den Kölner Dom',
    'den See',
    'den Zweiten Weltkrieg',
    'die Olympischen Spiele',
  ]);
});

/** What LUX says last in a talk on what it really knows. */
const lastReal = (...questions: string[]) =>
  real.answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [['Was ist eine Kartoffel?', 'wo kommt die her?'], /Kartoffel|weiß ich leider nicht/],
  [['Was ist ein Nashorn?', 'und wofür ist das Horn?'], /Nashorn|weiß ich leider nicht/],
  [
    ['Wie lang ist der Rhein?', 'und die Donau?', 'welcher ist also länger?'],
    /^Länger ist die Donau/,
  ],
  [['Wie schnell ist ein Gepard?', 'und ein Löwe?'], /^(?!Geparden)/],
  [['Was ist ein Vulkan?', 'gibts sowas auch in Deutschland?'], /Eifel/],
  [['Wie alt werden Schildkröten?', 'haben die Zähne?'], /Schildkröte|weiß ich leider nicht/],
  [['Wer war Kolumbus?', 'wie hießen seine Schiffe?'], /Santa Maria/],
  [['Welches ist das größte Bundesland?', 'wie heißt da die Hauptstadt?'], /München/],
])('%j keeps to what is talked of', (questions, answer) => {
  expect(lastReal(...questions)?.text).toMatch(answer);
});

test('which is the biggest of what we do not know is no question about continents', () => {
  expect(lastReal('Was ist ein Fagott?', 'welches ist das größte?')?.text).not.toMatch(/Kontinent/);
  expect(lastReal('welcher ist der größte?')?.isAdmission).toBe(true);
});

test.each([
  'In welchem Bundesland ist der Spreewald, da wo die Gurken herkommen?',
  'Wieso frieren Pinguine nicht am Eis fest?',
])('%s is not answered by something else that is known', (question) => {
  expect(lastReal(question)?.isAdmission).toBe(true);
});

test.each([
  ['was ist eine kaul kwappe', 'Frosch'],
  ['was frisst ein eich hörnchen', 'Nüsse'],
  ['warum ist der schne weis', 'Eisstücken'],
  ['warum ham zebras streifen', 'Fliegen'],
  ["Wie heeßt'n de Haubdschdadt von Thüringen?", 'Erfurt'],
  ['Host du a Ahnung, wia da Blitz entsteht?', 'Blitz'],
  ['wir ham heut die römer gehabt und äh wer war jetz der cäsar', 'Römer'],
])('%s', (question, answer) => {
  expect(lastReal(question)?.text).toContain(answer);
});

test('of two things the difference is what each of them is', () => {
  const text = lastReal('Was ist der Unterschied zwischen Bratsche und Elefant?')?.text ?? '';
  expect(lastReal('Igel und Maulwurf, was ist da der Unterschied?')?.text).toMatch(
    /Igel.*Maulwurf/s,
  );
  expect(text).not.toMatch(/^Der Elefant/);
});

test.each([
  [['Was essen Koalas?', 'sind das Bären?'], /kein Bär/],
  [['Was ist ein Adler?', 'kann der gut sehen?'], /schärfer|doppelt so scharf/],
  [['Was essen Koalas?', 'warum schlafen die so viel?'], /deshalb|wenig Energie/],
  [['Wie alt wird ein Hund?', 'und ne Maus?', 'wer wird älter?'], /^Älter ist der Hund/],
  [['Was ist Blut?', 'wie viel hab ich davon?'], /Liter|weiß ich (?:das )?leider nicht/],
])('%j tells of what is talked of just what is asked', (questions, answer) => {
  expect(lastReal(...questions)?.text).toMatch(answer);
});
