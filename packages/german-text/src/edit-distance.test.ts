import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'Haus', 4],
  ['Haus', '', 4],
  ['Haus', 'Haus', 0],
  ['Haus', 'Maus', 1],
  ['Elefand', 'Elefant', 1],
  ['Spine', 'Spinne', 1],
  ['Drahce', 'Drache', 2],
  ['Sonntag', 'Samstag', 3],
])('from %j to %j it is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test('two neighbours that changed places are one edit where swaps count', () => {
  expect(editDistance('Drahce', 'Drache', { allowsSwaps: true })).toBe(1);
  expect(editDistance('ab', 'ba', { allowsSwaps: true })).toBe(1);
  expect(editDistance('abc', 'cba', { allowsSwaps: true })).toBe(2);
});

test('letters that are easily confused may cost less', () => {
  const replaceCost = (from: string, to: string) => (from + to === 'bd' ? 0.5 : 1);
  expect(editDistance('ba', 'da', { replaceCost })).toBe(0.5);
  expect(editDistance('ba', 'ma', { replaceCost })).toBe(1);
});

test('what lies beyond the limit is one more than the limit', () => {
  expect(editDistance('Haus', 'Elefant', { limit: 2 })).toBe(3);
  expect(editDistance('Sonntag', 'Samstag', { limit: 2 })).toBe(3);
  expect(editDistance('Sonntag', 'Samstag', { limit: 3 })).toBe(3);
  expect(editDistance('Haus', 'Maus', { limit: 1 })).toBe(1);
});
