import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import type { ToldProblem } from './problem-quantities.ts';

const [WORD, PAIR, TRIPLE, STEM, KINDS, BETWEEN, LAST, SKIP] = [1, 2, 3, 4, 5, 6, 7, 8];
const STEM_LENGTH = 4;
const MOST_WORDS = 60;
const LAST_WORDS = 9;
const isSign = (word: string) => word.startsWith('#');

/** Words, their neighbours and stems, what stands between the quantities, and how the problem ends. */
export function problemFeatures({ words: told, quantities }: ToldProblem): Features {
  const words = told.slice(0, MOST_WORDS);
  const features: Features = new Map();
  const add = (hash: number, value: number) =>
    features.set(hash, Math.min(2, (features.get(hash) ?? 0) + value));
  const hashes = words.map((word) => hashText(WORD, word));
  let place = 0;
  for (const [at, word] of words.entries()) {
    const own = hashes[at] ?? 0;
    const [next, second] = [hashes[at + 1], hashes[at + 2]];
    if (isSign(word)) place += 1;
    const stem = word.slice(0, STEM_LENGTH);
    add(own, 0.7);
    if (next !== undefined) add(hashPair(own ^ PAIR, next), 0.8);
    if (next !== undefined && second !== undefined) {
      add(hashPair(hashPair(own ^ TRIPLE, next), second), 0.5);
      add(hashPair(own ^ SKIP, second), 0.3);
    }
    if (word.length > STEM_LENGTH) add(hashText(STEM, stem), 0.5);
    // A word before the first quantity says something else than one behind the last.
    if (!isSign(word)) add(hashText(BETWEEN, `${place} ${stem}`), 0.7);
  }
  add(hashText(KINDS, quantities.map(({ kind }) => kind).join(' ')), 1.5);
  add(hashText(KINDS, String(quantities.length)), 1);
  for (const word of words.slice(-LAST_WORDS)) add(hashText(LAST, word.slice(0, STEM_LENGTH)), 0.6);
  return features;
}
