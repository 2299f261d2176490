import { expect, test } from 'vitest';
import { createWordDesk } from './create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['wie schreibt man Rhythmus', 'Groß R, h, y, t, h, m, u, s.'],
  ['sach ma wie schreibt man eigentlich Schiff', 'Groß S, c, h, i, Doppel-f.'],
  ['wie schreibt man fata', 'Du meinst bestimmt „Vater“'],
  ['schreibt man laufen groß oder klein', 'klein, denn es ist ein Verb'],
  ['schreibt man nachmittags groß oder klein', '„nachmittags“ schreibt man klein'],
  ['schreibt man nachmittag groß oder klein', 'groß, denn es ist ein Nomen'],
  ['is es der oder das butter', 'Es heißt die Butter.'],
  ['ein haus zwei was', 'viele Häuser'],
  ['setz der hund in den akkusativ', 'den Hund'],
  ['wie heißt aufstehen in der vergangenheit', 'ich stand auf. Oder: ich bin aufgestanden.'],
  ['befehlsform von lesen', 'Lies!'],
  ['heißt es gegeht oder gegangen', 'Richtig ist „gegangen“.'],
  ['heißt es größer als oder größer wie', 'größer als du'],
  ['sagt man ich bin geschwimmt oder geschwommen', 'ich bin geschwommen'],
  ['Ich hab getrinkt, ist das richtig?', 'ich habe getrunken'],
  ['gegessen oder gegesst, was stimmt?', 'Richtig ist „gegessen“'],
  ['Welche Zeitform ist ich bin gelaufen?', 'Perfekt'],
  ['Setz den Satz in die Vergangenheit: Ich gehe in die Schule.', '„Ich ging in die Schule.“'],
  ['Wie heißt der Satz in der Zukunft: Ich esse ein Eis?', '„Ich werde ein Eis essen.“'],
  ['Heißt es mein oder meine Schwester?', '„meine Schwester“'],
  ['Ist Liebe ein Nomen?', 'Ja, „Liebe“ ist ein Nomen'],
  ['Welche Wörter im Satz Der kleine Hund bellt sind Nomen?', 'Das Nomen ist: „Hund“'],
  ['wie sagt man es ist kalt auf englisch', "“It's cold.”"],
  ['was bedeutet mit Kind und Kegel', 'mit der ganzen Familie'],
  ['was heißt mir tut die Nase weh auf englisch', '“My nose hurts.”'],
  ['was heißt ich finde Spinnen gruselig auf englisch', '“I find spiders scary.”'],
  ['Ich antworte dem Lehrer oder den Lehrer?', '„dem Lehrer“. Nach „antworten“ fragt man: Wem?'],
  ['heißt es mit ihm oder mit ihn', '„mit ihm“'],
  ['Ich gehe in den Garten oder in dem Garten?', 'Nach „in“ fragt man: Wohin?'],
  ['wegen dem Schnee oder wegen des Schnees', '„wegen des Schnees“'],
  ['Beim Malen, groß oder klein das Malen?', '„beim Malen“ schreibt man groß'],
  ['Was ist das Subjekt in Die Katze schläft lange?', '„die Katze“'],
  ['Wie heißt das Subjekt in: Heute kocht Opa Suppe?', '„Opa“'],
  ['Was ist das Akkusativobjekt in Mia füttert den Hund?', '„den Hund“'],
  ['Wie heißt der Konjunktiv zwei von geben bei er?', 'er gäbe'],
  ['Bilde einen Satz mit obwohl', 'Obwohl es regnet'],
  ['Wie trennt man Brücke am Zeilenende?', 'Brü-cke'],
  ['Die oder das Foto, was stimmt?', 'das Foto'],
  ['Wie frag ich auf Englisch, wo jemand wohnt?', '“Where do you live?”'],
  ['Zähl auf Englisch von sieben bis neun', '“seven, eight, nine”'],
  ['Was ist der Unterschied zwischen he und she?', '“she” heißt'],
  ['Ich versteh nicht, was homework heißt', 'Hausaufgaben'],
  ['was für eine wortart ist schnell', 'Adjektiv'],
  ['wie steigert man groß', 'groß, größer, am größten'],
  ['was is des gegenteil von heiß', '„kalt“'],
  ['sag mir nen reim auf Katze', 'Tatze'],
  ['schmetterling in silben', 'Schmet-ter-ling'],
  ['woraus besteht das wort geburtstag', 'die Geburt und der Tag. Dazwischen steht s'],
  ['was kommt nach m im alphabet', 'das N'],
  ['was is n adjektiv', 'Wiewort'],
  ['hund auf englisch', '“dog”'],
  ['what does butterfly mean', '„der Schmetterling“'],
  ['was heißt ich habe einen roten ball auf englisch', '“I have a red ball.”'],
  ['was heißt mein bruder kündigt die wohnung auf englisch', '„Bruder“ heißt “brother”'],
  ['mehrzahl von mouse', '“mice”'],
  ['wie sagt man wenn man mehrere Globus hat', 'die Globen'],
  ['Präteritum von schreiben mit er', 'er schrieb'],
  ['wie geht fahren mit du', 'du fährst'],
  ['ich brauch was, was sich auf Stein reimt, für mein Gedicht', 'Auf „Stein“ reimen sich'],
  ['was ist umgekehrt von leer, nee, Gegenteil von dick mein ich', '„dünn“'],
  ['wie geht klein mit am kleinsten und so', 'klein, kleiner, am kleinsten'],
  ['Ist laut ein Tunwort?', 'Nein, „laut“ ist ein Adjektiv'],
  ['schreibt man das lesen groß oder klein', '„das Lesen“ schreibt man groß'],
  ['wann kommt ck und wann k', 'Nach kurzem Vokal schreibst du ck'],
  ['wie trennt man Wörter in Silben', 'klatsche'],
  ['was meint meine Lehrerin mit Präteritum', 'was früher war'],
  ['Was sag ich auf Englisch, wenn ich aufs Klo muss?', '“I have to go to the toilet.”'],
  ['Meine Lehrerin sagt immer sit down, was heißt das?', '„Setzt euch!“'],
  ['Was heißt Zähne auf Englisch? Ich schreib morgen einen Test.', '“teeth”'],
  ['wie sagt man danke in England', '“thank you”'],
  ['wie wird february ausgesprochen', '“February”. Das klingt wie „februeri“'],
  ['Was ist das Gegenteil von big', '“small”'],
])('%s', (question, part) => {
  expect(desk.answer(question)).toContain(part);
});

test.each([
  'Wie groß ist ein Elefant?',
  'Woraus besteht ein Auto?',
  'Ist der Wal groß oder klein?',
  'Was ist ein Vulkan?',
  'Was kommt nach dem Winter?',
  'Der Hund oder die Katze?',
  'Ist das Auto groß oder klein?',
  'Was ist der Unterschied zwischen Hund und Katze?',
  'Wie heißt die Hauptstadt von Frankreich?',
  'Was bedeutet Freundschaft?',
  'Wie geht es dir?',
  'Ich mag Hunde.',
  'Was ist 3 plus 4?',
  'Wie viele Saiten hat eine Geige?',
  'Wenn ich drei Äpfel habe und zwei esse, wie viele sind es?',
  'Wann ist ein Kind groß genug für die Achterbahn?',
  'Wie rechnet man mit Komma?',
  'Mach mit mir ein Tierquiz',
  'Wie sag ich meiner Mama, dass ich traurig bin?',
  'x'.repeat(4_000),
])('%s is left to others', (question) => {
  expect(desk.answer(question)).toBeNull();
});

function talk(...questions: string[]) {
  return questions.map((question, at) =>
    desk.answer(question, { earlier: questions.slice(0, at) }),
  );
}

test('a talk goes on with the word or with the task', () => {
  const [, article, other, english, spelt] = talk(
    'Was ist die Mehrzahl von Hund?',
    'und der artikel?',
    'und katze?',
    'und auf englisch?',
    'wie schreibt man das',
  );
  expect(article).toContain('der Hund');
  expect(other).toContain('die Katze');
  expect(english).toContain('“cat”');
  expect(spelt).toContain('c, a, t');
});

test('several words may be asked of at once', () => {
  const [, colours] = talk('Was heißt blau auf Englisch?', 'und gelb und schwarz?');
  expect(colours).toContain('“yellow”');
  expect(colours).toContain('“black”');
});

test('another rhyme is another one', () => {
  const [first, second] = talk('was reimt sich auf haus', 'noch ein reimwort');
  expect(first).toContain('Maus');
  expect(second).not.toContain('Maus');
});

test('thanks between two questions end nothing, and are no word', () => {
  const [, thanks, spelt] = talk('gegenteil von groß', 'danke', 'buchstabier mal');
  expect(thanks).toBeNull();
  expect(spelt).toContain('g, r, o, Eszett');
});

test('English words stand in paired marks on one line', () => {
  const text = desk.answer('farben auf englisch') ?? '';
  expect(text.match(/“[^“”\n]+”/g)?.length).toBe(8);
});

test('a long question takes no time', () => {
  const start = performance.now();
  for (const part of ['wie schreibt man ', 'was ist ', 'mit ', 'heißt es a oder '])
    desk.answer(part.repeat(18));
  expect(performance.now() - start).toBeLessThan(1_000);
});
