import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const ask = (...questions: string[]) =>
  knowledge.answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [['äh also wie wie schwer ist ein ele ein elefant'], /wiegt/],
  [['sag ma wat isn eijentlich en jewitter'], /Gewitter/],
  [['was ist eine anakonda', 'ist die giftig'], /Manche Schlangen sind giftig/],
  [['wo wohnt ein pinguin', 'kann der fliegen', 'warum nicht'], /Flossen/],
  [['nenn mir drei planeten'], /^Zum Beispiel: (?:\p{L}+, )?\p{L}+ und \p{L}+\.$/u],
])('%s', (questions, answer) => {
  expect(ask(...questions)?.text).toMatch(answer);
});

test('what was asked is never offered as something else', () => {
  expect(ask('was ist die leibspeise vom koala')?.text).toMatch(/Eukalyptus/);
});
