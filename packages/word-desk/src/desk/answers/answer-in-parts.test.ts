import { expect, test } from 'vitest';
import { createWordDesk } from '../create-word-desk.ts';
import { asMainClause } from '../english/answer-loosely.ts';

const desk = createWordDesk();

test.each([
  ['„gestern“ – was ist das für eine Wortart?', /„gestern“ ist ein Adverb/],
  ['Sag mal das Gegenteil: leise, krumm und eng', /„laut“.*„gerade“.*„weit“/],
  ['„wider“ oder „wieder“, wenn etwas noch einmal passiert?', /Wieder mit ie/],
  ['Was ist das Gegenteil von cold in Englisch?', /hot/],
  ['Wie heißen die Wochentage Mittwoch und Donnerstag in Englisch', /Wednesday.*Thursday/],
  ['Ich will einem Mädchen aus England sagen dass ich neun bin', /I am nine/],
  ['Was heißt Schnurpselknauf bei den Engländern?', /weiß ich leider nicht/],
])('%s', (question, answer) => {
  expect(desk.answer(question)).toMatch(answer);
});

test('a clause behind "dass" is put as a sentence of its own', () => {
  expect(asMainClause('ich neun bin und fußball spiele')).toBe('ich bin neun und spiele fußball');
  expect(asMainClause('nichts davon stimmt')).toBeNull();
});
