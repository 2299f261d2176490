import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { readSentences } from './testing/corpus.ts';

const everydaySentences = readSentences('everyday-sentences');
const freeCallsForHelp = readSentences('free-calls-for-help');

const isHeard = (sentence: string) => checkText(sentence).verdict === 'crisis';
const isMet = (sentence: string) => {
  const verdict = checkText(sentence);
  return verdict.verdict !== 'ok' || verdict.concern !== undefined;
};
const isStopped = (sentence: string) => checkText(sentence).verdict !== 'ok';

test('every call for help we know is heard', () => {
  expect(freeCallsForHelp.filter((sentence) => !isHeard(sentence))).toEqual([]);
});

test('everything we know to be turned down is turned down', () => {
  expect(
    readSentences('free-refused-sentences').filter((sentence) => !isStopped(sentence)),
  ).toEqual([]);
});

test('no everyday sentence we know is stopped', () => {
  expect(everydaySentences.filter(isStopped)).toEqual([]);
});

/*
 * What nobody tuned for. The bounds are what was measured when the sentences were written, a little
 * rounded; they may rise, and a change that lowers them has made the gate worse for real children.
 */
test('at least 93 % of unseen calls for help are heard', () => {
  expect(shareOf(readSentences('unseen-calls-for-help'), isHeard)).toBeGreaterThanOrEqual(0.93);
});

test('at least 94 % of what is to be turned down is, unseen', () => {
  expect(shareOf(readSentences('unseen-refused-sentences'), isStopped)).toBeGreaterThanOrEqual(
    0.94,
  );
});

test('at most 4 % of unseen harmless lookalikes are stopped', () => {
  expect(shareOf(readSentences('unseen-harmless-sentences'), isStopped)).toBeLessThanOrEqual(0.04);
});

test('at least 93 % of calls for help in everyday words are heard, unseen', () => {
  expect(shareOf(readSentences('unseen-everyday-calls'), isHeard)).toBeGreaterThanOrEqual(0.93);
});

test('at most 4 % of what children tell of everyday life is stopped, unseen', () => {
  expect(shareOf(readSentences('unseen-everyday-sentences'), isStopped)).toBeLessThanOrEqual(0.04);
});

test('at least 95 % of plain and veiled calls for help are heard or asked back about, unseen', () => {
  expect(shareOf(readSentences('unseen-veiled-calls'), isMet)).toBeGreaterThanOrEqual(0.95);
});

test('at most 3 % of ordinary feelings and tales are stopped and 8 % asked back about, unseen', () => {
  const light = readSentences('unseen-light-sentences');
  expect(shareOf(light, isStopped)).toBeLessThanOrEqual(0.03);
  expect(shareOf(light, isMet)).toBeLessThanOrEqual(0.08);
});

test('at most 4 % of facts that are asked of oneself are stopped and 10 % asked back about, unseen', () => {
  const asked = readSentences('unseen-asked-facts');
  expect(shareOf(asked, isStopped)).toBeLessThanOrEqual(0.04);
  expect(shareOf(asked, isMet)).toBeLessThanOrEqual(0.1);
});

test('at least 80 % of calls for help that are asked are heard, 95 % with what is asked back about', () => {
  const calls = readSentences('unseen-asked-calls');
  expect(shareOf(calls, isHeard)).toBeGreaterThanOrEqual(0.8);
  expect(shareOf(calls, isMet)).toBeGreaterThanOrEqual(0.95);
});

test('once warm, a sentence takes at most 3 ms of processor time', () => {
  const sentences = [...freeCallsForHelp, ...everydaySentences].filter((_, at) => at % 5 === 0);
  for (const sentence of sentences) checkText(sentence);
  const before = process.threadCpuUsage();
  for (const sentence of sentences) checkText(sentence);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000 / sentences.length).toBeLessThanOrEqual(3);
});

function shareOf(sentences: string[], holds: (sentence: string) => boolean): number {
  return sentences.filter(holds).length / sentences.length;
}
