import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';

const MOST_WORDS = 30;
const LONGEST_WORD = 18;
const SHORTEST_RUN = 2;
const LONGEST_RUN = 5;
const WORD = { kind: 1, value: 1 };
const PAIR = { kind: 2, value: 0.8 };
const LETTERS = { kind: 3, value: 0.15 };
const FIRST = { kind: 4, value: 0.8 };
const LENGTH = { kind: 5, value: 0.4 };

/** The first words of a sentence in small letters, without its marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Words, pairs of words and runs of letters of a sentence; runs know a word in its dialect. */
export function deskFeatures(text: string): Features {
  const words = wordsOf(text);
  const features: Features = new Map();
  const add = (hash: number, value: number) =>
    features.set(hash, (features.get(hash) ?? 0) + value);
  const hashes = words.map((word) => hashText(WORD.kind, word));
  for (const [at, word] of words.entries()) {
    const own = hashes[at] ?? 0;
    const next = hashes[at + 1];
    add(own, WORD.value);
    if (next !== undefined) add(hashPair(own ^ PAIR.kind, next), PAIR.value);
    const bordered = `_${word.slice(0, LONGEST_WORD)}_`;
    for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1)
      for (let from = 0; from + length <= bordered.length; from += 1)
        add(hashText(LETTERS.kind, bordered, from, from + length), LETTERS.value);
  }
  const [first] = hashes;
  if (first !== undefined) add(hashPair(FIRST.kind, first), FIRST.value);
  add(hashText(LENGTH.kind, String(Math.min(5, words.length >> 1))), LENGTH.value);
  return features;
}
