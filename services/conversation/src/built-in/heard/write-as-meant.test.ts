import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';

test.each([
  ['warum haben wir zwei augen finn hör auf und nur einen mund', /zwei Augen/],
  ['wie weit ist es ey gib das her zum mond', /^Der Mond/],
  ['wie viele legs hat ein oktopus', /acht/],
  ['ich wollt ich wollt fragen ob haie ob haie schlafen', /Haie/],
  ['warum kriegt der speck kein kopfweh wenn er an den baum klopft', /Specht/],
])('what is said besides, in English or misheard, is left out or meant: %s', (said, told) => {
  expect(teacher.answer(said, { assistantName: 'LUX', history: [] })).toMatch(told);
});

test.each([
  ['wie schreibt man 21', /e, i, n, u, n, d, z, w/],
  ['was reimt sich auf 3', /zwei/],
  ['wie viele silben hat 17', /sieb-zehn/],
])('a number that is asked of as a word is one: %s', (said, told) => {
  expect(teacher.answer(said, { assistantName: 'LUX', history: [] })).toMatch(told);
});
