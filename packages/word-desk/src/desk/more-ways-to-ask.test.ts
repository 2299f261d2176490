import { expect, test } from 'vitest';
import { createWordDesk } from './create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['Wie heißt die weibliche Form von Arzt?', 'die Ärztin'],
  ['männliche form von lehrerin', 'der Lehrer'],
  ['mach aus dem Satz eine Frage: Du kommst morgen', '„Kommst du morgen?“'],
  ['Welches Verb steckt in Bäcker?', '„backen“'],
  ['Wie wird warm gesteigert?', 'wärmer, am wärmsten'],
  ['Er läuft, wie heißt das im Perfekt?', 'er ist gelaufen'],
  ['schreibt man fahrrad mit ein r oder zwei in der mitte', 'mit zwei r'],
  ['wie schreibt man himmel ein m oder zwei', 'Doppel-m'],
  ['wie sagt man auf englisch darf ich auf toilette gehen', 'go to the toilet'],
  ['what is the plural from mouse', '“mice”'],
  ['how do you spell Friday?', 'f, r, i, d, a, y'],
  ['wie sagt man auf englisch ich hab hunger aber richtig', '“I am hungry.”'],
  ['Wie sagt man Gute Nacht, schlaf gut auf Englisch?', '“Good night! Sleep well!”'],
  ['Mein Lehrer sagt immer sit daun plies, was will der?', 'Setzt euch, bitte'],
  ['sag ein satz mit ganz viel au', 'Die graue Maus baut ein Haus.'],
])('%s → %s', (question, answer) => {
  expect(desk.answer(question)).toContain(answer);
});

test('other letters and a longer sentence go on with the first', () => {
  const earlier = ['sag ein satz mit ganz viel au', 'jetzt mit eu'];
  expect(desk.answer('jetzt mit eu', { earlier: earlier.slice(0, 1) })).toContain('Neun Freunde');
  expect(desk.answer('jetzt ein ganz langen', { earlier })).toContain('neun Eulen');
});

test('of a thing no woman is made', () => {
  expect(desk.answer('weibliche form von schutz')).toContain('kenne ich leider nicht');
});

test('Ferien has no long i', () => {
  expect(desk.answer('Schreibt man Ferien mit F oder V?')).not.toContain('lange i');
});

test.each([
  ['was ist bei der hund frisst den knochen das subjekt', '„der Hund“'],
  ['wer ist das subjekt in meine oma backt einen kuchen', '„meine Oma“'],
  ['finde die verben in dem satz die katze schläft und schnurrt', '„schläft“ und „schnurrt“'],
  ['welche nomen sind in der hund jagt die katze', '„Hund“ und „Katze“'],
  ['wie heißt die vergangenheit von er isst', 'er aß'],
  ['perfekt von sie schläft', 'sie hat geschlafen'],
])('parts and forms asked in other ways: %s', (question, answer) => {
  expect(desk.answer(question)).toContain(answer);
});

test.each([
  ['what is the german word for squirrel', '„das Eichhörnchen“'],
  ['meine lehrerin hat gesagt see you tomorrow was war das', '„Bis morgen!“'],
  ['auf meinem tshirt steht never give up was soll das heißen', '„Gib niemals auf!“'],
  ['wie frag ich auf englisch wie spät es ist', '“What time is it?”'],
  ['wie frag ich auf englisch wie viel das kostet', '“How much is it?”'],
  ['wie sage ich auf englisch dass mir kalt ist', '“I am cold.”'],
  ['kannst du mir helfen auf englisch', '“Can you help me?”'],
])('English asked in other ways: %s', (question, answer) => {
  expect(desk.answer(question)).toContain(answer);
});

test('three animals in English are no picture', () => {
  expect(desk.answer('sag mal drei tiere auf englisch')).not.toContain('aint');
});
