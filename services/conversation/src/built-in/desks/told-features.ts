import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { deskFeatures, wordsOf } from './desk-features.ts';
import { fieldsOf } from './word-fields.ts';

const WORD = 6;
/** Words that stand one or two apart. */
const APART = { kind: 7, values: [0.4, 0.28] };
const FIELD = { kind: 8, value: 1 };

/** What is told of oneself: the features of any sentence, words apart from each other and fields of words. */
export function toldFeatures(text: string): Features {
  const features = deskFeatures(text);
  const add = (hash: number, value: number) =>
    features.set(hash, (features.get(hash) ?? 0) + value);
  const words = wordsOf(text);
  const hashes = words.map((word) => hashText(WORD, word));
  for (const [at, hash] of hashes.entries())
    for (const [place, value] of APART.values.entries()) {
      const other = hashes[at + 2 + place];
      if (other !== undefined) add(hashPair(hash ^ APART.kind, other), value);
    }
  for (const field of new Set(words.flatMap(fieldsOf)))
    add(hashText(FIELD.kind, field), FIELD.value);
  return features;
}
