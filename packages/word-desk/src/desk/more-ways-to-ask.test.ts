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
