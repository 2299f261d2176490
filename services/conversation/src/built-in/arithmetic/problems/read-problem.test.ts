import { expect, test } from 'vitest';
import { problemsFingerprint, readProblemWeights } from './problem-weights.ts';
import { readProblem } from './read-problem.ts';
import { withClocks } from './spoken-clocks.ts';

test('the weights were trained with the patterns that lie beside them', () => {
  const message = 'data/desks/problems.txt was changed: npm run train -w @lux/conversation';
  expect(readProblemWeights().header.fingerprint, message).toBe(problemsFingerprint());
});

test.each([
  ['ein fahrrad kostet 200 euro und wird 10 prozent billiger was kostet es dann', 180_00],
  ['papa zersägt ein brett in 7 teile wie oft muss er sägen', 6],
  ['beim turnier mit 6 mannschaften spielt jede einmal gegen jede wie viele spiele gibt es', 15],
  [
    'eine torte und ein saft kosten zusammen 9 euro die torte kostet 5 euro mehr als der saft was kostet der saft',
    2_00,
  ],
  ['tina hat dreimal so viele sticker wie ich und ich hab sieben wie viele haben wir zusammen', 28],
  [
    'papa hat mir zehn euro mitgegeben für brot zwei fünfzig und milch eins zwanzig wie viel bleibt übrig',
    6_30,
  ],
] as const)('%s gives %d', (said, value) => {
  expect(readProblem(said)?.value).toBe(value);
});

test('euros are never added to metres', () => {
  expect(
    readProblem('ein seil ist 3 meter lang und kostet 2 euro wie viel ist das zusammen'),
  ).toBeNull();
});

test('spoken times are clock times where a time is asked for, and else stay', () => {
  expect(withClocks('von acht bis viertel vor zwölf wie lange dauert das')).toContain('11 Uhr 45');
  expect(withClocks('um acht kinder tanzen')).toBe('um acht kinder tanzen');
});
