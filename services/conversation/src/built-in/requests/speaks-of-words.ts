import type { SignsOfWordsFile } from './signs-of-words-file.ts';

/** What LUX puts in quotes is a word. */
const QUOTES = String.raw`[“”]|„\p{L}+“`;
const words = (patterns: readonly string[]) =>
  String.raw`(?<!\p{L})(?:${patterns.join('|')})(?!\p{L})`;

/**
 * Whether a question speaks of words, of spelling or of English by any word of its own, or goes on with what
 * LUX has told of words.
 */
export function createSpeaksOfWords({ asks, told }: SignsOfWordsFile) {
  const saysSo = new RegExp(words(asks), 'iu');
  const saidOfWords = new RegExp(`${QUOTES}|${words(told)}`, 'u');
  return (question: string, last: string | undefined): boolean =>
    saysSo.test(question) || (last !== undefined && saidOfWords.test(last));
}
