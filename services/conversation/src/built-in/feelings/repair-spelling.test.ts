import { expect, test } from 'vitest';
import { createSpellingRepair } from './repair-spelling.ts';

const repair = createSpellingRepair(['hund | traurig | langweilig + spielen', 'niemand | ängst*']);

test.each([
  ['mein hunt', 'mein hund'],
  ['Hunt', 'Hund'],
  ['isch bin traurisch', 'isch bin traurig'],
  ['mier ist langweilich', 'mir ist langweilig'],
  ['niemant will spieln', 'niemand will spielen'],
])('"%s" is read as "%s"', (said, meant) => {
  expect(repair(said)).toBe(meant);
});

test('a word of its own is no misspelt other one', () => {
  const known = createSpellingRepair(['gießen | schaff'], (word) => word === 'kissen');
  expect(known('kissen')).toBe('kissen');
  expect(known('schaf')).toBe('schaff');
});

test('other words stay as they are', () => {
  expect(repair('Der Wal schwimmt im Meer.')).toBe('Der Wal schwimmt im Meer.');
});
