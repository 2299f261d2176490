import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { loadThings } from './load-things.ts';

const things = loadThings();

test('all files can be read, and no two things have the same name', () => {
  const names = things.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(things.length).toBeGreaterThan(60);
});

test('every thing can answer at least six questions', () => {
  const few = things.filter((thing) => entriesOf(thing).length < 6).map(({ name }) => name);
  expect(few).toEqual([]);
});

test('a mistake in a file is told with the file, the thing and the place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lux-things-'));
  const text =
    'Der Igel ist ein Tier, das sehr viele Stacheln hat und nachts durch die Gärten läuft.';
  writeFileSync(
    join(folder, 'animals.yaml'),
    JSON.stringify({
      things: [
        {
          name: 'Igel',
          article: 'der',
          isA: ['Tier'],
          subject: 'Tiere',
          grade: 2,
          checked: '2026-11',
          aspects: { what: { young: text, older: text } },
        },
      ],
    }),
  );
  expect(() => loadThings(pathToFileURL(`${folder}/`))).toThrow(
    'animals.yaml:\nIgel aspects.what.young: has a sentence of more than 12 words',
  );
});
