import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

test.each([
  ['gib mir ne Minusaufgabe', 'maths'],
  ['frag mich mal die achterreihe ab', 'maths'],
  ['diktier mir Wörter', 'spelling'],
  ['frag mich was', 'quiz'],
  ['hast du eine Quizfrage für mich', 'quiz'],
  ['üb mit mir die uhr', 'clock'],
])('%s is a wish for %s', (text, subject) => {
  expect(readWish(text)?.subject).toBe(subject);
});

test.each([
  'Was ist ein Quiz?',
  'ich mag Mathe',
  'Was ist 3 plus 4?',
  'wie heißt hund auf englisch',
  'darf ich dich was fragen',
  'Mathe ist doof',
  'stell den Wecker auf acht Uhr',
  'soll man dann weiter trainieren',
  'können die rückwärts',
  'wofür hatte der die dann',
  'werden astronauten da oben größer',
])('%s is no wish to practise', (text) => {
  expect(readWish(text)).toBeNull();
});

test.each([
  ['Verben in die Vergangenheit setzen, das müssen wir üben', 'tenses'],
  ['Frag mich mal, ob ein Wort ein Nomen oder Verb ist', 'kinds'],
  ['Frag mich, wann ein Wort groß geschrieben wird', 'bigOrSmall'],
  ['Silben klatschen üben', 'syllables'],
  ['ich bin vier, frag mich mal was mit zählen', 'counting'],
  ['Wollen wir Zahlen zerlegen üben?', 'splits'],
  ['lass uns zahlen vergleichen üben', 'compare'],
  ['Brüche zusammenzählen, das muss ich können bis Freitag, fang an', 'fractions'],
  ['wir haben morgen Lernzielkontrolle in Deutsch', 'spelling'],
  ['quiz mich über die Bundesländer', 'capitals'],
])('"%s" begins %s', (said, subject) => {
  expect(readWish(said)?.subject).toBe(subject);
});

test.each(['gegenteil von leihen', 'mehrzahl von butter', '5 tunwörter mit v'])(
  '"%s" asks of a word and begins no practice',
  (said) => {
    expect(readWish(said)).toBeNull();
  },
);

test.each(['Kannst du zählen?', 'Kannst du laufen in die Vergangenheit setzen?'])(
  '"%s" begins nothing',
  (said) => {
    expect(readWish(said)).toBeNull();
  },
);

test('a problem that is told is no wish to practise', () => {
  expect(
    readWish('im teich sind zehn fische der reiher holt drei wie viele sind noch da'),
  ).toBeNull();
});

test.each([
  'die mathearbeit war eine drei ich dachte schon fünf',
  'der mathetest hat mich fertiggemacht',
])('"%s" is told of a test that is over', (text) => {
  expect(readWish(text)).toBeNull();
});

test.each(['ich hab morgen mathearbeit frag mich ab', 'morgen ist mathetest übst du mit mir'])(
  '"%s" wants to practise',
  (text) => {
    expect(readWish(text)).not.toBeNull();
  },
);

test.each([
  ['mach mal ein leichtes diktat klasse 2 mit tz', { subject: 'spelling', topic: 'tz' }],
  ['kannst du mich in der 6er reihe abfragen', { subject: 'maths', table: 6 }],
  ['malaufgaben mit der 4 und der 6', { tables: [4, 6] }],
  ['die 2er, 5er und 10er reihe bitte üben', { tables: [2, 5, 10] }],
  ['lückentext mit das und dass', { subject: 'gaps' }],
  ['rechnen mit kilo und gramm klasse 4', { subject: 'units', topic: 'gewicht' }],
  ['geteiltaufgaben mit rest bitte', { operations: ['/'], traits: ['rest'] }],
  ['gib mir 5 matheaufgaben mit auswahl', { subject: 'maths', count: 5, isChoice: true }],
  ['ich will mit großen zahlen rechnen', { subject: 'maths', limit: 1_000 }],
  ['morgen ist probe über brüche, gib mir aufgaben', { subject: 'fractions' }],
  [
    'frag mich fünf sachen über tiere für die erste klasse',
    { topic: 'tiere', count: 5, shift: -1 },
  ],
  ['magst du mit mir das perfekt üben', { subject: 'tenses', topic: 'perfekt' }],
])('"%s" is read part by part', (said, parts) => {
  expect(readWish(said)).toMatchObject(parts);
});

test.each([
  'übe mit mir die satzglieder',
  'frag mich die flüsse in europa',
  'übe mit mir türkisch',
])('"%s" begins nothing else instead', (said) => {
  expect(readWish(said)).toBeNull();
});
