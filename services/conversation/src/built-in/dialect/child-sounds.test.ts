import { expect, test } from 'vitest';
import { createChildSoundWriter } from './child-sounds.ts';

const nouns = new Set('fische giraffe schnee regen rad kuh'.split(' '));
const words = new Set([
  ...nouns,
  ...'wo kommt der her vom himmel schlafen regnet eine wegen weiß ist warum die'.split(' '),
]);
const write = createChildSoundWriter(
  (word) => words.has(word),
  (word) => nouns.has(word),
);

test.each([
  ['warum slafen die fiße', 'warum schlafen die fische'],
  ['ist der ßnee weiß', 'ist der schnee weiß'],
  ['eine diraffe', 'eine giraffe'],
  ['wo tommt der wegen her der vom himmel wegnet', 'wo kommt der regen her der vom himmel regnet'],
])('what a small child cannot say yet is written: %s', (said, meant) => {
  expect(write(said)).toBe(meant);
});

test.each(['wegen der kuh', 'Diraffe', 'wo ist tim'])('it stays as it is: %s', (said) => {
  expect(write(said)).toBe(said);
});
