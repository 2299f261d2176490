import { expect, test } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createRhymes } from './find-rhymes.ts';

const rhymes = createRhymes(createLexicon(), { rhymeWords: ['für', 'bald'] });

test.each([
  ['Hund', 'bunt', true],
  ['Tür', 'für', true],
  ['Wald', 'bald', true],
  ['Schnee', 'See', true],
  ['Nase', 'Straße', false],
  ['Bus', 'Fuß', false],
  ['Buch', 'Bruch', false],
  ['Haus', 'Haus', false],
])('%s and %s: %s', (one, other, isRhyme) => {
  expect(rhymes.doRhyme(one, other)).toBe(isRhyme);
});

test('a word of another language is not guessed at', () => {
  expect(rhymes.doRhyme('Team', 'Handy')).toBeNull();
});
