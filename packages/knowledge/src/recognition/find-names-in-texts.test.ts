import { expect, test } from 'vitest';
import { entriesOf } from '../content/entries.ts';
import { loadThings } from '../content/load-things.ts';
import { createTextNames } from './find-names-in-texts.ts';
import { createNameIndex } from './name-index.ts';
import { createTextReader } from './text-reader.ts';
import { wordsOf } from './words.ts';

const things = loadThings();
const texts = createTextReader();
const entries = things.flatMap(entriesOf).map(({ young, older, asks }) => {
  const all = [young, older, ...asks];
  return { all, read: all.map((text) => texts.read(text)) };
});
const pieces = texts.counts();
const names = createNameIndex(things, { pieces: pieces.keys(), written: texts.words });

test('a text that is read by its pieces has the words of the whole', () => {
  for (const { all, read } of entries.slice(0, 500)) {
    const words = read.map((text) => text.map((word) => texts.words[word]));
    expect(words).toEqual(all.map(wordsOf));
  }
});

test('each piece counts as often as it is written', () => {
  const written = entries.flatMap(({ all }) => all.flatMap((text) => text.split(' ')));
  expect([...pieces.keys()]).toEqual([...new Set(written)]);
  expect(pieces.get('Igel')).toBe(written.filter((piece) => piece === 'Igel').length);
});

test('a text of ours names what the same words name in a question', () => {
  const namesIn = createTextNames(names, texts.words);
  const some = entries.filter((_, place) => place % 5 === 0);
  const found = some.map(({ read }) => read.map((text) => namesIn(text).map(({ name }) => name)));
  const whole = some.map(({ all }) =>
    all.map((text) =>
      names.findExact(wordsOf(text)).flatMap((mention) => mention.things.map(({ name }) => name)),
    ),
  );
  expect(found).toEqual(whole);
});
