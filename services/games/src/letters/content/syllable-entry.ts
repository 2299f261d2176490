import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { z } from 'zod';
import { isSplitOf } from './is-split-of.ts';
import { SplitWord } from './split-word.ts';

const { syllable, level, word } = LettersContent.shape.syllables.element.shape;

/** An entry of `data/letters/syllables.yaml`. */
export const SyllableEntry = z
  .object({
    syllable,
    level,
    word: word.shape.word,
    syllables: SplitWord,
    drawing: word.shape.drawing,
  })
  .strict()
  .refine(isSplitOf, { path: ['syllables'], message: 'joined they are not the word' })
  .refine((entry) => entry.syllables.some((one) => one.toLowerCase() === entry.syllable), {
    path: ['syllable'],
    message: 'is none of the word’s syllables',
  })
  .transform(({ syllable, level, ...word }) => ({ syllable, level, word }));
