import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';

test.each([
  ['wie schreibt man 21', /e, i, n, u, n, d, z, w/],
  ['was reimt sich auf 3', /zwei/],
  ['wie viele silben hat 17', /sieb-zehn/],
])('a number that is asked of as a word is one: %s', (said, told) => {
  expect(teacher.answer(said, { assistantName: 'LUX', history: [] })).toMatch(told);
});
