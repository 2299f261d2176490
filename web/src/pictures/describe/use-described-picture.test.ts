import { expect, test } from 'vitest';
import { sayOneOf } from './use-described-picture.ts';

test('every phrase gets its turn, and none comes twice in a row', () => {
  const phrases = ['eins', 'zwei', 'drei', 'vier', 'fünf'];
  const say = sayOneOf(phrases);
  const said = Array.from({ length: 300 }, say);
  expect(new Set(said)).toEqual(new Set(phrases));
  expect(said.some((phrase, index) => phrase === said[index - 1])).toBe(false);
});

test('a single phrase is said again', () => {
  const say = sayOneOf(['eins']);
  expect([say(), say()]).toEqual(['eins', 'eins']);
});
