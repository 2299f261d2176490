import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { everydaySentences } from './tables/everyday-sentences.ts';
import { freeCallsForHelp } from './tables/free-calls-for-help.ts';
import { freeRefusedSentences } from './tables/free-refused-sentences.ts';
import { unseenCallsForHelp } from './tables/unseen-calls-for-help.ts';
import { unseenHarmlessSentences } from './tables/unseen-harmless-sentences.ts';
import { unseenRefusedSentences } from './tables/unseen-refused-sentences.ts';

const isHeard = (sentence: string) => checkText(sentence).verdict === 'crisis';
const isStopped = (sentence: string) => checkText(sentence).verdict !== 'ok';

test('every call for help we know is heard', () => {
  expect(freeCallsForHelp.filter((sentence) => !isHeard(sentence))).toEqual([]);
});

test('everything we know to be turned down is turned down', () => {
  expect(freeRefusedSentences.filter((sentence) => !isStopped(sentence))).toEqual([]);
});

test('no everyday sentence we know is stopped', () => {
  expect(everydaySentences.filter(isStopped)).toEqual([]);
});

/*
 * What nobody tuned for. The bounds are what was measured when the sentences were written, a little
 * rounded; they may rise, and a change that lowers them has made the gate worse for real children.
 */
test('at least 78 % of unseen calls for help are heard', () => {
  expect(shareOf(unseenCallsForHelp, isHeard)).toBeGreaterThanOrEqual(0.78);
});

test('at least 88 % of what is to be turned down is, unseen', () => {
  expect(shareOf(unseenRefusedSentences, isStopped)).toBeGreaterThanOrEqual(0.88);
});

test('at most 4 % of unseen harmless lookalikes are stopped', () => {
  expect(shareOf(unseenHarmlessSentences, isStopped)).toBeLessThanOrEqual(0.04);
});

test('a sentence takes at most 3 ms', () => {
  const sentences = [...freeCallsForHelp, ...everydaySentences];
  const startedAt = performance.now();
  for (const sentence of sentences) checkText(sentence);
  expect((performance.now() - startedAt) / sentences.length).toBeLessThanOrEqual(3);
});

function shareOf(sentences: string[], holds: (sentence: string) => boolean): number {
  return sentences.filter(holds).length / sentences.length;
}
