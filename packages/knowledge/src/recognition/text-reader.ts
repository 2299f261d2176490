import { wordsOf } from './words.ts';

/** What stands between two spaces, with how often our texts have it. */
interface Piece {
  count: number;
  words: readonly number[];
}

/**
 * Reads our own texts at the start, each word as a number: its place among all that were read. Texts repeat
 * most of theirs, so what is to know of a word is found out once. A piece between two spaces is taken apart
 * once, too, however often it is written.
 */
export function createTextReader() {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const pieces = new Map<string, Piece>();

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    return words.push(word) - 1;
  }

  function pieceOf(piece: string): Piece {
    const known = pieces.get(piece);
    if (known !== undefined) return known;
    const made = { count: 0, words: wordsOf(piece).map(numberOf) };
    pieces.set(piece, made);
    return made;
  }

  return {
    /** All words that were read, each at the place that is its number. */
    words: words as readonly string[],
    /** The words of a text that is ours to tell, behind those before it; what is written in it counts. */
    read(text: string, read: number[] = []): number[] {
      for (const written of text.split(' ')) {
        const piece = pieceOf(written);
        piece.count += 1;
        for (const word of piece.words) read.push(word);
      }
      return read;
    },
    /** The words of anything else. */
    numbersOf: (text: string): number[] => wordsOf(text).map(numberOf),
    /** The pieces of all texts in the order they are first written, with how often they are. */
    counts: (): Map<string, number> =>
      new Map([...pieces].map(([piece, { count }]) => [piece, count])),
  };
}

export type TextReader = ReturnType<typeof createTextReader>;
