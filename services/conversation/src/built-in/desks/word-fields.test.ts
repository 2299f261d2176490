import { expect, test } from 'vitest';
import { toldFeatures } from './told-features.ts';
import { fieldsOf } from './word-fields.ts';

test.each([
  ['zwergkaninchen', []],
  ['kaninchenstall', ['pet']],
  ['mama', ['parent']],
  ['geschubst', ['hit']],
] as const)('%s is of the fields %j', (word, fields) => {
  expect(fieldsOf(word)).toEqual(expect.arrayContaining([...fields]));
});

test('two pets share what makes them pets', () => {
  const [one, other] = ['hamster', 'leguan'].map((word) => new Set(toldFeatures(word).keys()));
  expect([...(one ?? [])].some((hash) => other?.has(hash))).toBe(true);
});
