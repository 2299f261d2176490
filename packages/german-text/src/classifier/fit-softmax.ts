import { type Head, softmax } from './linear-model.ts';

export interface Example {
  rows: Int32Array;
  values: Float32Array;
  /** Index of its label. */
  label: number;
  /** How much it counts. */
  weight: number;
}

export interface FittedHead {
  bias: Float32Array;
  /** By feature, then by label. */
  weights: Float32Array;
}

interface Options {
  featureCount: number;
  labelCount: number;
  seed: number;
  epochs?: number;
}

const RATE = 0.2;
/** Share of the features hidden at each look, so that no single one is relied on. */
const HIDDEN = 0.3;
/** Labels that are right within this need no correction. */
const CLOSE_ENOUGH = 2e-3;

/** Multinomial logistic regression by AdaGrad, one sentence at a time, the same for the same seed. */
export function fitSoftmax(examples: readonly Example[], options: Options): FittedHead {
  const { featureCount, labelCount, seed, epochs = 8 } = options;
  const weights = new Float32Array(featureCount * labelCount);
  const squares = new Float32Array(featureCount * labelCount).fill(1e-3);
  const bias = new Float32Array(labelCount);
  const random = createRandom(seed);
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) learn(example);
  }
  return { bias, weights };

  function learn({ rows, values, label, weight }: Example): void {
    const starts: number[] = [];
    const seen: number[] = [];
    for (let at = 0; at < rows.length; at += 1) {
      if (random() < HIDDEN) continue;
      starts.push((rows[at] ?? 0) * labelCount);
      seen.push((values[at] ?? 0) / (1 - HIDDEN));
    }
    const scores = Float64Array.from(bias);
    for (let at = 0; at < starts.length; at += 1) {
      const start = starts[at] ?? 0;
      const value = seen[at] ?? 0;
      for (let k = 0; k < labelCount; k += 1) {
        scores[k] = (scores[k] ?? 0) + (weights[start + k] ?? 0) * value;
      }
    }
    const errors = softmax(scores).map((share, k) => (share - (k === label ? 1 : 0)) * weight);
    const wrong: number[] = [];
    errors.forEach((error, k) => {
      bias[k] = (bias[k] ?? 0) - 0.02 * error;
      if (Math.abs(error) > CLOSE_ENOUGH) wrong.push(k);
    });
    for (let at = 0; at < starts.length; at += 1) {
      const start = starts[at] ?? 0;
      const value = seen[at] ?? 0;
      for (const k of wrong) {
        const gradient = (errors[k] ?? 0) * value;
        const square = (squares[start + k] ?? 0) + gradient * gradient;
        squares[start + k] = square;
        weights[start + k] = (weights[start + k] ?? 0) - (RATE * gradient) / Math.sqrt(square);
      }
    }
  }
}

/** A linear congruential generator: numbers from 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same order for the same state of `random`. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}

/** Weights as eight-bit numbers; the greatest of a label is 127. */
export function quantise(fitted: FittedHead, labels: readonly string[]): Head {
  const { bias, scale, valueAt } = scaled(fitted, labels.length, 127);
  return { labels, bias, scale, weights: Int8Array.from(fitted.weights, valueAt) };
}

/** Weights as sixteen-bit numbers, for readings that must be those of the weights themselves. */
export function quantiseFinely(fitted: FittedHead, labels: readonly string[]): Head<Int16Array> {
  const { bias, scale, valueAt } = scaled(fitted, labels.length, 32_767);
  return { labels, bias, scale, weights: Int16Array.from(fitted.weights, valueAt) };
}

function scaled({ bias, weights }: FittedHead, count: number, most: number) {
  const scale = Array.from({ length: count }, (_, label) => {
    let greatest = 0;
    for (let at = label; at < weights.length; at += count) {
      greatest = Math.max(greatest, Math.abs(weights[at] ?? 0));
    }
    return greatest / most || 1;
  });
  const valueAt = (weight: number, at: number) => Math.round(weight / (scale[at % count] ?? 1));
  return { bias: [...bias], scale, valueAt };
}
