import { expect, test } from 'vitest';
import { wordsPerMinute } from './words-per-minute.ts';

test.each([
  [10, 60_000, 10],
  [5, 4_000, 75],
  [7, 9_000, 47],
  [0, 5_000, 0],
])('%i words in %i ms are %i a minute', (words, durationMs, expected) => {
  expect(wordsPerMinute(words, durationMs)).toBe(expected);
});

test('no time gives no speed', () => {
  expect([wordsPerMinute(5, 0), wordsPerMinute(5, -3)]).toEqual([0, 0]);
});
