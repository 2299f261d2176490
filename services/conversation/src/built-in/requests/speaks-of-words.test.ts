import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { createSpeaksOfWords } from './speaks-of-words.ts';

const speaksOfWords = createSpeaksOfWords(loadContent().signsOfWords);

test.each([
  'was heißt vogel auf englisch',
  'wie schreibt man rakete',
  'der die das lampe',
  'heißt das du fährst oder du fahrst',
])('a question of words says so: %s', (question) => {
  expect(speaksOfWords(question, undefined)).toBe(true);
});

test('a question goes on with words behind an answer of words', () => {
  expect(speaksOfWords('und maus', '„Hund“ heißt auf Englisch “dog”.')).toBe(true);
});

test.each(['was ist der unterschied zwischen see und meer', 'sind raben klug'])(
  'a question of facts speaks of no words: %s',
  (question) => {
    expect(speaksOfWords(question, 'Der Rabe ist ein Vogel.')).toBe(false);
  },
);
