import { expect, test } from 'vitest';
import { joinLanguages, splitLanguages } from './languages.ts';

const english = (text: string) =>
  splitLanguages(text)
    .filter(({ language }) => language === 'en')
    .map((part) => part.text);

test.each([
  ['Hund heißt “dog”.', ['dog']],
  ['Sag “good morning”, dann “bye”!', ['good morning', 'bye']],
  ['„Hund“ heißt “dog“.', ['dog']],
  ['„Das ist ein Hund“, sagt er.', []],
  ['Er sagte “das ist schön”.', []],
  ['Ein Zeichen “ allein', []],
  ['“123”', []],
])('%j has the English %j', (text, words) => {
  expect(english(text)).toEqual(words);
});

test('the parts, joined, are the text again', () => {
  const text = 'Hund heißt “dog”, Katze “cat”.';
  expect(joinLanguages(splitLanguages(text))).toBe(text);
});
