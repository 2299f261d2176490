import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { isSplitOf } from './is-split-of.ts';
import { SplitWord } from './split-word.ts';

const Word = LettersContent.shape.words.element;

/** An entry of `data/letters/words.yaml`; without a theme it is for every child. */
export const WordEntry = Word.extend({
  syllables: SplitWord.pipe(Word.shape.syllables),
  theme: Word.shape.theme.default(null),
  alike: Word.shape.alike.default([]),
})
  .strict()
  .refine(isSplitOf, { path: ['syllables'], message: 'joined they are not the word' });
