import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [['wie viele monde hat die erde', 'und der mars'], /zwei/],
  [['was ist ein bundesland', 'wie viele haben wir'], /16/],
  [['wie viele beine hat ein insekt', 'also ist eine spinne keins'], /^Nein/],
  [['was ist ein blauwal', 'könnte der mich verschlucken'], /Schlund/],
  [['wie bekommt ein seepferdchen babys', 'hä wie geht das denn'], /Bauchtasche/],
  [['welcher planet ist am heißesten', 'wie heiß denn'], /460/],
  [['warum ist der himmel blau', 'und abends ist der doch rot'], /rot/],
  [['wie hoch ist der mount everest', 'und der zweithöchste', 'und bei uns'], /Zugspitze/],
  [['was frisst ein eichhörnchen', 'und im winter'], /Nüsse/],
  [['wie gut kann ein hund riechen', 'darf der schokolade', 'und weintrauben'], /giftig/],
])('few words ask besides: %j', (talk, told) => {
  const found = last(...talk);
  expect(found?.text).toMatch(told);
});

test.each([
  [['was frisst ein hund', 'besser als eine katze']],
  [['welche stadt ist die hauptstadt von japan', 'und wie viele leute wohnen da']],
  [['welches tier ist das schnellste', 'und der drittschnellste']],
])('of another rank, place or comparison nothing is told as the answer: %j', (talk) => {
  expect(last(...talk)?.isAdmission ?? true).toBe(true);
});

test('what is easier to say names no saw', () => {
  expect(last('was ist ein vulkan', 'kannst du das einfacher sagen')?.text).not.toMatch(/Säge/);
});

test('the mountain behind the ice is no iceberg', () => {
  expect(last('wann wird wasser zu eis', 'ist das auf dem berg anders')?.text ?? '').not.toMatch(
    /Eisberg/,
  );
});
