import { isRuleWord } from '../matching/rule-words.ts';

/** Below this a word may well be a compound of German that stands in no list. */
const MIN_LETTERS = 11;
const LONGEST_LETTERS = 60;
const LONGEST_PIECE = 16;
/** Who speaks or is spoken of; without one of them it is a compound, not a sentence. */
const PERSON = /^(?:ich|mich|mir|mein|meine|wir|uns|er|sie|papa|mama|vater|mutter|jemand|keiner)$/;

/**
 * The words of a sentence written without spaces ("ichwillnichtmehr"), or nothing where the letters are
 * not wholly words of the rules. The fewest words win. Wants folded letters.
 */
export function splitRunTogether(word: string): string[] {
  if (word.length < MIN_LETTERS || word.length > LONGEST_LETTERS) return [];
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = best[start];
      if (!before || before.length + 1 >= (best[end]?.length ?? Number.POSITIVE_INFINITY)) continue;
      const piece = word.slice(start, end);
      if (piece.length > 1 && isRuleWord(piece)) best[end] = [...before, piece];
    }
  }
  const pieces = best[word.length] ?? [];
  return pieces.length >= 3 && pieces.some((piece) => PERSON.test(piece)) ? pieces : [];
}
