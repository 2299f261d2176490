import { expect, test } from 'vitest';
import { numbersBySound } from './numbers-by-sound.ts';

test.each([
  ['was ist fümfundreißich minus acht', 'was ist fünfunddreißig minus acht'],
  ['fuffzich plus sibn', 'fünfzig plus sieben'],
  ['neununzwanzich mal vier', 'neunundzwanzig mal vier'],
  [
    'im september ist simone krank und ich bin sechs',
    'im september ist simone krank und ich bin sechs',
  ],
  ['wie viel ist achtundsiebzig minus neun', 'wie viel ist achtundsiebzig minus neun'],
])('%s', (said, written) => {
  expect(numbersBySound(said)).toBe(written);
});
