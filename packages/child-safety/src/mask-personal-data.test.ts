import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';
import { harmlessSentences } from './tables/harmless-sentences.ts';
import { maskingExamples } from './tables/masking-examples.ts';

test.each(maskingExamples)('%s → %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test('everyday sentences stay as they are', () => {
  expect(harmlessSentences.filter((text) => maskPersonalData(text) !== text)).toEqual([]);
});

test('masking twice is masking once', () => {
  for (const [, masked] of maskingExamples) expect(maskPersonalData(masked)).toBe(masked);
});
