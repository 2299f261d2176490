import { expect, test } from 'vitest';
import { compareReading, wordsPerMinute } from './compare-reading.ts';
import { readingPairs } from './testing/reading-pairs.ts';

const MARKS = { read: '', again: '~', unheard: '?' };

/** The check in the table's writing. */
const mark = (text: string, heard: string, options = {}) =>
  compareReading(text, heard, options)
    .words.map(({ word, state }) => `${MARKS[state]}${word}`)
    .join(' ');

test('the table has at least 100 pairs, none twice', () => {
  expect(readingPairs.length).toBeGreaterThanOrEqual(100);
  expect(new Set(readingPairs.map(([text, heard]) => `${text}|${heard}`)).size).toBe(
    readingPairs.length,
  );
});

test.each(readingPairs)('“%s” heard as “%s” is marked “%s”', (text, heard, marked) => {
  expect(mark(text, heard)).toBe(marked);
});

test.each(readingPairs)(
  '“%s” heard as “%s” is compared by the words read',
  (text, heard, marked) => {
    const { similarity, isCorrect } = compareReading(text, heard);
    const words = marked.split(' ');
    const share = words.filter((word) => !/^[~?]/.test(word)).length / words.length;
    expect([similarity, isCorrect]).toEqual([share, share > 0.7]);
  },
);

test.each([
  ['eins zwei drei vier fünf sechs sieben acht neun zehn', 7, false],
  ['eins zwei drei vier fünf sechs sieben acht neun zehn', 8, true],
])('of “%s” %i words read are correct: %s', (text, count, isCorrect) => {
  const heard = text.split(' ').slice(0, count).join(' ');
  expect(compareReading(text, heard)).toMatchObject({ similarity: count / 10, isCorrect });
});

test('what a recogniser only guessed is never to be read again', () => {
  const guessed = readingPairs.map(([text, heard]) => mark(text, heard, { confidence: 0.3 }));
  expect(guessed.filter((marked) => marked.includes('~'))).toEqual([]);
  expect(mark('Der Hund bellt laut.', 'der Mund bellt laut', { confidence: 0.3 })).toBe(
    'Der ?Hund bellt laut',
  );
});

test('a long story that was read by heart and whole is read', () => {
  const story =
    'Jonas fährt mit Mama zu Opa. Sie gehen zum Bahnhof. Der Zug kommt um neun Uhr. Jonas sitzt am Fenster.';
  const { similarity } = compareReading(story, story.toLowerCase().replaceAll('.', ''));
  expect(similarity).toBe(1);
});

test('a text without words is not correct', () => {
  expect(compareReading('…', 'hallo')).toEqual({ similarity: 0, isCorrect: false, words: [] });
});

test.each([
  [10, 60_000, 10],
  [5, 4_000, 75],
  [7, 9_000, 47],
  [0, 5_000, 0],
])('%i words in %i ms are %i a minute', (words, durationMs, expected) => {
  expect(wordsPerMinute(words, durationMs)).toBe(expected);
});

test('no time gives no speed', () => {
  expect([wordsPerMinute(5, 0), wordsPerMinute(5, -3)]).toEqual([0, 0]);
});
