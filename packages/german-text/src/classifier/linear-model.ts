/** Features by their hashes. */
export type Features = Map<number, number>;

/** Labels with a weight for each feature, as numbers of eight or sixteen bits with one scale a label. */
export interface Head<Numbers extends Int8Array | Int16Array = Int8Array> {
  labels: readonly string[];
  bias: readonly number[];
  scale: readonly number[];
  /** By feature, then by label. */
  weights: Numbers;
}

export type AnyHead = Head<Int8Array | Int16Array>;

/**
 * Finds the row of a feature by its hash, or -1: open addressing in a table at most half full. A sentence
 * has hundreds of features and the table is larger than the processor's cache, so each row lies beside
 * its hash.
 */
export function createFeatureIndex(hashes: Uint32Array): (hash: number) => number {
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 2));
  const slots = new Int32Array(size * 2).fill(-1);
  hashes.forEach((hash, row) => {
    let at = hash & (size - 1);
    while ((slots[at * 2] ?? -1) >= 0) at = (at + 1) & (size - 1);
    slots[at * 2] = row;
    slots[at * 2 + 1] = hash;
  });
  return (hash) => {
    for (let at = hash & (size - 1); ; at = (at + 1) & (size - 1)) {
      const row = slots[at * 2] ?? -1;
      if (row < 0 || slots[at * 2 + 1] === (hash | 0)) return row;
    }
  };
}

/** Features as the rows of the tables, those never seen in training left out. */
export interface FeatureRows {
  rows: number[];
  values: number[];
}

/** Features of the letters, brought to the length one together. */
export function letterRows(letters: Features, rowOf: (hash: number) => number): FeatureRows {
  const { rows, values } = plainRows(letters, rowOf);
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { rows, values: values.map((value) => value / length) };
}

/** Features with their values as they are. */
export function plainRows(features: Features, rowOf: (hash: number) => number): FeatureRows {
  const rows: number[] = [];
  const values: number[] = [];
  for (const [hash, value] of features) {
    const row = rowOf(hash);
    if (row < 0) continue;
    rows.push(row);
    values.push(value);
  }
  return { rows, values };
}

export const bothRows = (some: FeatureRows, others: FeatureRows): FeatureRows => ({
  rows: [...some.rows, ...others.rows],
  values: [...some.values, ...others.values],
});

/** What speaks for each label of a head, before it is made a share. */
export function scoresOf(head: AnyHead, { rows, values }: FeatureRows): Float64Array {
  const { bias, scale, weights } = head;
  const count = bias.length;
  const sums = new Float64Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1) {
      sums[label] = (sums[label] ?? 0) + (weights[start + label] ?? 0) * value;
    }
  }
  return sums.map((sum, label) => (bias[label] ?? 0) + sum * (scale[label] ?? 0));
}

/** How likely each label of a head is; together one. */
export const predict = (head: AnyHead, features: FeatureRows): Float64Array =>
  softmax(scoresOf(head, features));

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
