import { expect, test } from 'vitest';
import { createTearMender } from './create-tear-mender.ts';

const known = new Set(
  'februar zitrone planeten plan unterschied hamster in indien wie viele tage hat der was sind die also alle'.split(
    ' ',
  ),
);
const mend = createTearMender((word) => known.has(word));

test.each([
  ['wie viele tage hat der der der fe februar', 'wie viele tage hat der februar'],
  ['was sind die plan eten also alle', 'was sind die planeten also alle'],
  ['zi zitrone', 'zitrone'],
  ['hahamster', 'hamster'],
  ['was ist die haupt hauptstadt', 'was ist die hauptstadt'],
  ['kann man kann man auf dem mond stehen', 'kann man auf dem mond stehen'],
])('what was torn or begun twice is mended: %s', (heard, meant) => {
  expect(mend(heard)).toBe(meant);
});

test.each(['la la la schubidu', 'was ist in indien', 'Der der Februar'])(
  'what was meant so stays: %s',
  (said) => {
    expect(mend(said)).toBe(said);
  },
);
