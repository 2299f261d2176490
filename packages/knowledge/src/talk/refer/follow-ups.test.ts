import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [['wie viele zähne hat ein hai', 'und als baby'], /Baby|Junge|weiß ich leider nicht/],
  [['warum sind eisbären weiß', 'die kleinen auch schon'], /Eisbär|Junge|leider nicht/],
])('of the young something of that thing is told, or nothing: %j', (talk, told) => {
  const text = last(...talk)?.text ?? '';
  expect(text).toMatch(told);
  expect(text).not.toMatch(/Milch keine Zähne/);
});

test.each([
  [['wie viele spieler hat eine handballmannschaft', 'nein das andere mit dem korb'], /Basketball/],
  [['was ist eine maus', 'nein die andere die vom computer'], /Sag mir, wie es heißt/],
])('what is corrected is another one of the name or kind, or asked back for: %j', (talk, told) => {
  expect(last(...talk)?.text).toMatch(told);
});

test.each([
  [['wie wird schokolade gemacht', 'wo wachsen die bohnen'], /[Kk]akao/],
  [['wie machen bienen honig', 'was macht die königin'], /Eier/],
])('a word that was told as part of a longer one means that: %j', (talk, told) => {
  expect(last(...talk)?.text).toMatch(told);
});

test.each([
  [['wie wird aus einer raupe ein schmetterling', 'wie lange dauert das'], /leben nur/],
  [['was frisst ein dachs', 'soll man die füttern'], /^Dachse fressen/],
])('what is beside the question is not told as the answer: %j', (talk, beside) => {
  expect(last(...talk)?.text ?? '').not.toMatch(beside);
});

test('by how much is reckoned without the word that compared', () => {
  expect(last('wer ist schneller ein pferd oder ein strauß', 'um wie viel denn')?.text).toMatch(
    /Kilometer pro Stunde schneller/,
  );
});

test.each([
  ['wie schlafen fledermäuse', 'noch so was'],
  ['was ist ein wal', 'hast du noch was'],
  ['was ist ein wal', 'noch eins'],
])('behind a fact one more of the thing is told: %s, %s', (first, more) => {
  const told = last(first, more);
  expect(told?.isAdmission).not.toBe(true);
  expect(told?.text).not.toBe(last(first)?.text);
});

test('what is asked of another by its name, or of the same at another time, is told', () => {
  expect(last('warum miauen katzen', 'und löwen')?.text).toMatch(/Löwe/);
  expect(last('warum ist der himmel blau', 'aber abends nicht oder')?.text).toMatch(/rot|Abend/);
});

test('nothing of others is told where a few words go on with a talk', () => {
  expect(last('wie alt wird ein elefant', 'und der älteste')?.text).not.toMatch(/Baum|Kiefer/);
});

test('who compares with another goes on with whom the talk is of', () => {
  const talk = ['was ist ein skorpion', 'ist der giftiger als eine schlange', 'wo leben die'];
  expect(last(...talk)?.text).toMatch(/^Skorpione/);
});

test.each([
  [['haben schnecken zähne', 'stimmt das wirklich'], /^Ja, Schnecken haben/],
  [['wie alt kann ein baum werden', 'echt jetzt'], /^Ja, das stimmt\..*Jahr/],
])('who doubts hears of what was told, and yes only once: %j', (talk, told) => {
  expect(last(...talk)?.text).toMatch(told);
});
