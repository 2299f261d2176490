import { expect, test } from 'vitest';
import { withoutAfterthoughts } from './without-afterthoughts.ts';

test.each([
  [
    'wie viele knochen haben babys mehr als wir das hat die lehrerin gesagt',
    'wie viele knochen haben babys mehr als wir',
  ],
  ['können wir ohne blinddarm leben meiner ist nämlich raus', 'können wir ohne blinddarm leben'],
  ['wachsen haare nachts schneller, sagt mein bruder immer', 'wachsen haare nachts schneller'],
  [
    'kann man alle sprachen gleichzeitig lernen geht das',
    'kann man alle sprachen gleichzeitig lernen',
  ],
  ['wer hat die pommes erfunden die belgier oder', 'wer hat die pommes erfunden die belgier'],
])('what is only said behind a question is left out: %s', (said, asked) => {
  expect(withoutAfterthoughts(said)).toBe(asked);
});

test.each([
  'meine mama ist weg das hat die lehrerin gesagt',
  'gibt es einhörner oder nicht mehr',
  'was hat die lehrerin gesagt',
  'was meint mein bruder',
  'wie geht das',
])('what is told, or asks itself, stays: %s', (said) => {
  expect(withoutAfterthoughts(said)).toBe(said);
});
