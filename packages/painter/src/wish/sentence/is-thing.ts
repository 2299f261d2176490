import type { ReadWord } from '../words/read-word.ts';

/** Whether a word names something, known or not. */
export const isThing = ({ hint, noun, isPart, isSwallowed, isUnknownNoun }: ReadWord): boolean =>
  Boolean(hint || noun || isPart || isSwallowed || isUnknownNoun);
