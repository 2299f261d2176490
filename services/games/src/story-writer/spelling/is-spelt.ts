import type { StoryData } from '../data/load-story-data.ts';
import { isWellFormed } from './well-formed.ts';

const WORD = /\p{L}+/gu;
/** Behind these stands no name. */
const BEFORE_NOUN =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|(?:mein|dein|sein|ihr|unser|kein)(?:e|en|em|er|es)?)$/iu;

/**
 * Whether LUX knows every word of a text, or takes it for a name: what it does not know may be misspelt, and
 * is never said again.
 */
export function isSpelt(
  text: string,
  {
    language,
    ownWords,
    smallFirstNames,
  }: Pick<StoryData, 'language' | 'ownWords' | 'smallFirstNames'>,
): boolean {
  const words = text.match(WORD) ?? [];
  return words.every((word, at) => {
    const small = word.toLowerCase();
    if (small.length < 2 || ownWords.has(small) || smallFirstNames.has(small)) return true;
    if (language.isKnown(word) || isWellFormed(word, language)) return true;
    const before = words[at - 1] ?? '';
    const isLed =
      BEFORE_NOUN.test(before) || (/^\p{Ll}/u.test(before) && language.isAdjective(before));
    // `Zorbo lachte`, `Zorbos Hut`
    return /^\p{Lu}/u.test(word) && !isLed;
  });
}
