import { quantiseFinely } from '@lux/german-text/classifier/fit-softmax.ts';
import type { FeatureRows } from '@lux/german-text/classifier/linear-model.ts';
import { encodeWeights } from '@lux/german-text/classifier/weights-file.ts';
import { hashOf, placeFeatures } from './classifier.ts';
import type { Features } from './word-features.ts';

export interface Example {
  /** Index of its label. */
  label: number;
  features: Features;
}

const ROUNDS = 10;
const STEP = 1;
/** So little changes nothing. */
const NO_ERROR = 0.005;
/** What only one example has should not decide alone. */
const DECAY = 0.0004;

/**
 * Learns from examples which words speak for which label: a softmax regression, the same each time.
 *
 * @returns the file of its weights.
 */
export function trainClassifier(
  examples: readonly Example[],
  labels: readonly string[],
  fingerprint: string,
): Uint8Array {
  const places = new Map<number, number>();
  const labelsOf: Set<number>[] = [];
  for (const { label, features } of examples) {
    for (const feature of features.keys()) {
      const hash = hashOf(feature);
      const place = places.get(hash) ?? places.size;
      places.set(hash, place);
      labelsOf[place] = (labelsOf[place] ?? new Set()).add(label);
    }
  }
  const spread = labelsOf.map(({ size }) => size);
  const known = examples.map(({ label, features }) => ({
    label,
    placed: placeFeatures(features, (hash) => places.get(hash) ?? -1, spread),
  }));
  const learnt = labels.map(() => new Float64Array(places.size));
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round / 5);
    for (const { label, placed } of known) {
      const sure = surenessOf(placed, learnt);
      for (let at = 0; at < labels.length; at += 1) {
        const error = (sure[at] ?? 0) - (at === label ? 1 : 0);
        if (error > NO_ERROR || error < -NO_ERROR) correct(learnt[at], placed, error, step);
      }
    }
  }
  const weights = new Float32Array(places.size * labels.length);
  for (const [label, own] of learnt.entries()) {
    for (const [place, weight] of own.entries()) weights[place * labels.length + label] = weight;
  }
  const head = quantiseFinely({ bias: new Float32Array(labels.length), weights }, labels);
  const scale = head.scale.map((one) => Number(one.toPrecision(6)));
  const featureCount = places.size;
  return encodeWeights(
    { fingerprint, labels, bias: head.bias, scale, featureCount, sharpness: 1, spread, bits: 16 },
    Uint32Array.from(places.keys()),
    head.weights,
  );
}

function surenessOf({ rows, values }: FeatureRows, weights: readonly Float64Array[]): number[] {
  const shares = weights.map((own) => {
    let sum = 0;
    for (let at = 0; at < rows.length; at += 1)
      sum += (values[at] ?? 0) * (own[rows[at] ?? 0] ?? 0);
    return Math.exp(sum);
  });
  const all = shares.reduce((one, other) => one + other, 0);
  return shares.map((share) => share / all);
}

function correct(
  own: Float64Array | undefined,
  { rows, values }: FeatureRows,
  error: number,
  step: number,
): void {
  if (!own) return;
  for (let at = 0; at < rows.length; at += 1) {
    const place = rows[at] ?? 0;
    const weight = own[place] ?? 0;
    own[place] = weight - step * (error * (values[at] ?? 0) + DECAY * weight);
  }
}
