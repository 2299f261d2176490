import { wordsOf } from './words.ts';

/**
 * Reads our own texts at the start. A piece between two spaces is taken apart once, however often it is
 * written: texts repeat most of theirs, and several indexes are made of the same ones.
 */
export function createTextReader() {
  const wordsOfPieces = new Map<string, readonly string[]>();

  function read(piece: string): readonly string[] {
    const known = wordsOfPieces.get(piece);
    if (known !== undefined) return known;
    const words = wordsOf(piece);
    wordsOfPieces.set(piece, words);
    return words;
  }

  return {
    /** The same words as `wordsOf` finds. */
    wordsOf(text: string): string[] {
      const words: string[] = [];
      for (const piece of text.split(' ')) words.push(...read(piece));
      return words;
    },
    /** Adds the pieces of some texts in the order they are first written, with how often they are. */
    count(texts: Iterable<string>, counts = new Map<string, number>()): Map<string, number> {
      for (const text of texts) {
        for (const piece of text.split(' ')) counts.set(piece, (counts.get(piece) ?? 0) + 1);
      }
      return counts;
    },
  };
}

export type TextReader = ReturnType<typeof createTextReader>;
