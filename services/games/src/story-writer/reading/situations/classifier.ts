import { hashText } from '@lux/german-text/classifier/hash.ts';
import { type FeatureRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import type { Weights } from '@lux/german-text/classifier/weights-file.ts';
import type { Features } from './word-features.ts';

export interface Classifier {
  /** How sure it is of each label, all together 1. */
  classify: (features: Features) => readonly number[];
  /** How much a feature speaks for a label. */
  weightOf: (feature: string, label: number) => number;
}

/** Words no example has make it less sure. */
const OF_UNKNOWN = 0.35;
const SHARED = 0.2;
const KIND = 1;

export const hashOf = (feature: string): number => hashText(KIND, feature);

/**
 * Features as rows, of length one, so that a long sentence does not speak louder than a short one.
 *
 * @param spread how many labels have the feature of each row: what many share tells little.
 */
export function placeFeatures(
  features: Features,
  rowOf: (hash: number) => number,
  spread: readonly number[],
): FeatureRows {
  const rows: number[] = [];
  const values: number[] = [];
  for (const [feature, value] of features) {
    const row = rowOf(hashOf(feature));
    if (row < 0) continue;
    rows.push(row);
    values.push(value / (spread[row] ?? 1) ** SHARED);
  }
  const unknown = Math.sqrt(features.size - rows.length) * OF_UNKNOWN;
  const length = Math.hypot(unknown, ...values) || 1;
  return { rows, values: values.map((value) => value / length) };
}

/** Reads with weights that `train-classifier.ts` has learnt. */
export function createClassifier({ header, head, rowOf }: Weights): Classifier {
  const { spread = [] } = header;
  const { labels, scale, weights } = head;
  return {
    classify: (features) => [...predict(head, placeFeatures(features, rowOf, spread))],
    weightOf: (feature, label) => {
      const row = rowOf(hashOf(feature));
      return row < 0 ? 0 : (weights[row * labels.length + label] ?? 0) * (scale[label] ?? 0);
    },
  };
}
