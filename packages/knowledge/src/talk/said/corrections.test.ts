import { expect, test } from 'vitest';
import { withoutCorrection } from './corrections.ts';

test.each([
  ['nein ich meine in spanien', 'und in spanien'],
  ['nein, ich mein den fuchs', 'und den fuchs'],
  ['nee vom esel', 'und vom esel'],
  ['die kleine mein ich', 'und die kleine'],
  ['noch mal zur katze, was frisst die', 'was frisst katze'],
])('%s', (said, meant) => {
  expect(withoutCorrection(said)).toBe(meant);
});

test.each([
  'nein ich meine es ernst',
  'nein das ist falsch',
  'ich will nicht mehr',
  'was meinst du',
])('a sentence of its own stays: %s', (said) => {
  expect(withoutCorrection(said)).toBe(said);
});
