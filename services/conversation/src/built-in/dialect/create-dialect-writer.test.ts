import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { createDialectWriter } from './create-dialect-writer.ts';

const nouns = new Set(['blitz', 'hund', 'nachbarin', 'gemüse']);
const write = createDialectWriter(loadContent().dialect, (word) => nouns.has(word));

test.each([
  ['wia vui is nei moi siemme', 'wie viel ist neun mal sieben'],
  ['ick hab da ne frage wa, wat frisst n elch', 'ich hab da eine frage , was frisst ein elch'],
  ['worum tuet s donnere', 'warum tut das donnern'],
  ['wat is dat für jemüse', 'was ist das für gemüse'],
  ['wia kimmt da blitz', 'wie kommt der blitz'],
  ['kannsch mir saga was dr hegschde berg isch', 'kannst du mir sagen was der höchste berg ist'],
  ['wo olt ward denn so en peerd segg mi dat', 'wie alt wird denn so ein pferd sag mir das'],
  ['ick wollt ma wissen', 'ich wollt mal wissen'],
  ['wia schreibt mr des', 'wie schreibt man das'],
  ["wie kimmt'n de worm nei", 'wie kommt denn de wurm hinein'],
  ['git s des i de schwiiz', 'gibt es das in der schweiz'],
])('%s stands in books as another sentence', (said, book) => {
  expect(write(said)).toBe(book);
});

test.each([
  'Wie groß ist ein Elefant?',
  'was ist n igel',
  'wo ist da der haken',
  'Ich war im Mai in der Schule',
  'gib mir mal den ball',
  'lass ma',
])('a sentence of no dialect stays as it is: %s', (said) => {
  expect(write(said)).toBe(said);
});

test('no word of a dialect is written twice', () => {
  const { words, doubtful } = loadContent().dialect;
  const spoken = Object.values(words).flat();
  expect(spoken.length).toBe(new Set(spoken).size);
  expect(doubtful.filter((word) => !spoken.includes(word))).toEqual([]);
});
