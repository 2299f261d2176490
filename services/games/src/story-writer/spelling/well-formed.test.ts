import { expect, test } from 'vitest';
import { createLanguage } from '../language/create-language.ts';
import { isWellFormed } from './well-formed.ts';

const language = createLanguage();

test.each([
  'bergab',
  'zurückkam',
  'zurückgerannt',
  'Drachin',
  'Hühnerbeinen',
  'Misthaufen',
  'siebzehn',
  'gackerten',
])('%s is right', (word) => {
  expect(isWellFormed(word, language)).toBe(true);
});

test.each(['Schreibtich', 'mitgenomen', 'Fahrad', 'Tropfsteinhöle', 'zurük', 'gewonen'])(
  '%s is not',
  (word) => {
    expect(isWellFormed(word, language)).toBe(false);
  },
);
