import type { SpokenWord } from './speech.ts';

/**
 * Header of a sound that says when its words are heard: a JSON row `[startMs, endMs, from, to]` for
 * each. It is missing where the voice does not tell. Read with `SpokenWordsHeader`.
 */
export const spokenWordsHeader = 'x-spoken-words';

/** A sentence takes a few hundred bytes. Some proxies refuse heads of more than 8 kB. */
const LIMIT_BYTES = 4_000;

/** The header's value; undefined where it would be too long for a head. */
export function writeSpokenWords(words: readonly SpokenWord[]): string | undefined {
  const rows = words.map(({ startMs, endMs, from, to }) => [startMs, endMs, from, to]);
  const value = JSON.stringify(rows);
  return value.length <= LIMIT_BYTES ? value : undefined;
}
