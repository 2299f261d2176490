import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

test.each([
  ['häuser', 'haus'],
  ['spinnen', 'spinn'],
  ['spinne', 'spinn'],
  ['schönsten', 'schon'],
])('%s has the stem %s', (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});
