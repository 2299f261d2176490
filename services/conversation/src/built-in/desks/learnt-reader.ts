import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Features, letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from './desk-features.ts';

/** What a sentence may be, the likeliest first. */
export type Likely = { id: string; share: number };

/**
 * A reader that has learnt kinds of sentences: `<name>.txt` holds patterns of them, `<name>-told.txt`, where
 * there is one, sentences word for word, and `<name>.bin` what was learnt, read at first use.
 */
export function createLearntReader(
  name: string,
  featuresOf: (text: string) => Features = deskFeatures,
  /** Files that the features are read from. */
  featureFiles: readonly string[] = [],
) {
  const at = (file: string) => new URL(`../../../data/desks/${file}`, import.meta.url);
  const weightsUrl = at(`${name}.bin`);
  const readText = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');
  const readPatternText = () => readText(`${name}.txt`);
  const readToldText = () => readText(`${name}-told.txt`);
  const fingerprint = () =>
    [`${name}.txt`, `${name}-told.txt`, ...featureFiles]
      .reduce((hash, file) => hash.update(readText(file)), createHash('sha1'))
      .digest('hex');
  const readWeights = (): Weights => decodeWeights(readFileSync(weightsUrl));
  let weights: Weights | undefined;

  /** How likely each kind is. */
  function sharesOf(text: string): Likely[] {
    weights ??= readWeights();
    const { head, header, rowOf } = weights;
    const { rows, values } = letterRows(featuresOf(text), rowOf);
    const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
    return head.labels.map((id, place) => ({ id, share: shares[place] ?? 0 }));
  }

  return {
    name,
    weightsUrl,
    featuresOf,
    readPatternText,
    readToldText,
    fingerprint,
    readWeights,
    sharesOf,
  };
}

export type LearntReader = ReturnType<typeof createLearntReader>;

/** The likeliest of some kinds. */
export const likeliest = (kinds: readonly Likely[]): Likely =>
  kinds.reduce((one, other) => (other.share > one.share ? other : one), { id: 'none', share: 0 });
