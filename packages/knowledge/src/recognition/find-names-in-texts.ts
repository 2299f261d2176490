import type { Thing } from '../content/thing.ts';
import type { Mention, NameIndex } from './name-index.ts';
import { isStopWord } from './words.ts';

const NONE: readonly Thing[] = [];

/**
 * Makes a finder of the things that a text of our own names, the same as `findExact` finds; the text is given
 * by its words' places in `words`. Most words begin no name and most names are one word, which is looked up
 * once for each word.
 */
export function createTextNames(
  { findAt, longestFrom }: Pick<NameIndex, 'findAt' | 'longestFrom'>,
  words: readonly string[],
) {
  /** How many words the longest name has that begins with a word; 0 where none does. */
  const longest: number[] = [];
  const single: (readonly Thing[] | undefined)[] = [];

  function longestOf(word: number): number {
    const written = words[word] ?? '';
    longest[word] ??= isStopWord(written) ? 0 : longestFrom(written);
    return longest[word];
  }

  const mentionAt = (text: readonly number[], start: number, length: number): Mention | undefined =>
    findAt(
      text.slice(start, start + length).map((word) => words[word] ?? ''),
      0,
    );

  return function namesIn(text: readonly number[]): Thing[] {
    const things: Thing[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const word = text[at] ?? 0;
      const length = longestOf(word);
      if (length === 0) continue;
      if (length === 1) {
        single[word] ??= mentionAt(text, at, 1)?.things ?? NONE;
        for (const thing of single[word]) things.push(thing);
        continue;
      }
      const mention = mentionAt(text, at, length);
      if (mention === undefined) continue;
      things.push(...mention.things);
      at += mention.end - 1;
    }
    return things;
  };
}
