import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { passwordDrawings } from './picture-password.ts';
import { chooseSigns, labelOf, seatDrawings } from './seat-signs.ts';

test.each([
  ['1F994', 'blue', 'Blauer Igel'],
  ['1F422', 'red', 'Rote Schildkröte'],
  ['1F984', 'green', 'Grünes Einhorn'],
  ['1F42E', 'purple', 'Lila Kuh'],
  ['1F43B', 'orange', 'Orange Bär'],
  ['1F981', 'brown', 'Brauner Löwe'],
] as const)('%s in %s is said %s', (drawing, color, label) => {
  expect(labelOf({ drawing, color })).toBe(label);
});

test('forty seats have forty drawings, none of them in a picture password, colours evenly', () => {
  const signs = chooseSigns(createRandom(7), [], 40);
  expect(new Set(signs.map(({ drawing }) => drawing)).size).toBe(40);
  const byColor = Map.groupBy(signs, ({ color }) => color);
  expect([...byColor.values()].map((own) => own.length)).toEqual(Array(8).fill(5));
  expect(seatDrawings.filter((drawing) => passwordDrawings.includes(drawing))).toEqual([]);
});

test('new seats get drawings the class has not yet, and no sign twice where all are used', () => {
  const taken = chooseSigns(createRandom(1), [], 30);
  const added = chooseSigns(createRandom(2), taken, 10);
  expect(new Set([...taken, ...added].map(({ drawing }) => drawing)).size).toBe(40);
  const more = chooseSigns(createRandom(3), [...taken, ...added], 40);
  const all = [...taken, ...added, ...more].map(({ drawing, color }) => `${drawing} ${color}`);
  expect(new Set(all).size).toBe(80);
});

test('every drawing of a seat and of a password is in the set', () => {
  const folder = new URL('../../../../node_modules/openmoji/color/svg/', import.meta.url);
  for (const drawing of [...seatDrawings, ...passwordDrawings]) {
    expect(existsSync(fileURLToPath(new URL(`${drawing}.svg`, folder))), drawing).toBe(true);
  }
});
