import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';
import { readList } from './read-list.ts';

const nobody = { username: 'kind-5', displayName: null };

test.each([
  ...['corvette1', 'blink182', 'spongebob', 'hello123', 'q1w2e3r4', '147258369', 'summer123'],
  ...['thomas123', 'sternchen1', 'pferdchen', 'P@ssw0rt!', 'M1necr4ft', '1234hallo', 'hallohallo2'],
  ...['lux-lux-lux', 'abababab', 'Schalke04!!', '12041999', '0171234567', '98765432', 'poiuztrewq'],
])('%s is tried first', (password) => {
  expect(isCommonPassword(password, nobody)).toBe(true);
});

test.each([
  'Wolke-Besen-Zebra',
  'ein langes Passwort',
  'Tiger-Lampe-Mond',
  'kaltes Pferd im Schuh',
])('%s is not', (password) => {
  expect(isCommonPassword(password, nobody)).toBe(false);
});

test('more than 3,000 passwords that would be long enough are known, each with any ending', () => {
  const long = readList('leaked-passwords.txt').filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  for (const password of long) expect(isCommonPassword(password, nobody)).toBe(true);
  const words = readList('common-passwords.txt').filter((word) => /^\p{L}{4,}$/u.test(word));
  for (const password of words) {
    expect([password, isCommonPassword(`${password}2026!`, nobody)]).toEqual([password, true]);
  }
});

test.each([
  ['Mia_7!!!', 'Mia_7', null],
  ['Zwiebel-mia-Turm', 'mia', null],
  ['ichbinLIESELOTTE', 'lieselotte.m', null],
  ['Hauptmann-Besen', 'kind-5', 'Lena Hauptmann'],
  ['Ｌｅｎａ-Besen-Turm', 'kind-5', 'Lena'],
])('%s holds a name of %s (%s)', (password, username, displayName) => {
  expect(isCommonPassword(password, { username, displayName })).toBe(true);
});

test('a short name within another word is no name', () => {
  expect(isCommonPassword('Marine-Atomkern', { username: 'ina', displayName: 'Tom' })).toBe(false);
});

test('200 signs are looked at in no time', () => {
  const begunAt = performance.now();
  for (const unit of ['a', 'ab', '1', 'x-', 'a1']) {
    isCommonPassword(`${unit.repeat(199)}`.slice(0, 199).concat('c'), nobody);
  }
  expect(performance.now() - begunAt).toBeLessThan(200);
});
