import {
  createRandom,
  type Example,
  type FittedHead,
  shuffle,
} from '@lux/german-text/classifier/fit-softmax.ts';
import type { LayeredHead } from '../classifier/layered-head.ts';
import { quantiseFourBits } from './quantise-four-bits.ts';

interface Options {
  featureCount: number;
  labels: readonly string[];
  units: readonly string[];
  seed: number;
  epochs: number;
}

const RATE = 0.2;
const RATE_OF_UNITS = 0.05;
const RATE_OF_BIAS = 0.02;
const RATE_OF_UNIT_BIAS = 0.01;
/** Share of the features hidden at each look, so that no single one is relied on. */
const HIDDEN = 0.3;
/** Labels that are right within this need no correction. */
const CLOSE_ENOUGH = 2e-3;

/** Learns a head and its layer together by AdaGrad, one sentence at a time, the same for the same seed. */
export function fitLayered(examples: readonly Example[], options: Options): LayeredHead {
  const { featureCount, seed, epochs } = options;
  const labelCount = options.labels.length;
  const unitCount = options.units.length;
  const random = createRandom(seed);
  const spread = (length: number, width: number) =>
    new Float32Array(length).map(() => (random() - 0.5) * width);
  const direct = table(new Float32Array(featureCount * labelCount), 1e-3);
  const layer = table(spread(featureCount * unitCount, 0.3), 1e-3);
  const mixing = table(spread(unitCount * labelCount, 2 / Math.sqrt(unitCount)), 1e-2);
  const bias = new Float32Array(labelCount);
  const unitBias = new Float32Array(unitCount);
  const scores = new Float64Array(labelCount);
  const strengths = new Float64Array(unitCount);
  const blames = new Float64Array(unitCount);
  const wrong = new Int32Array(labelCount);
  const longest = examples.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  const seenRows = new Int32Array(longest);
  const seenValues = new Float32Array(longest);

  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) learn(example);
  }
  const fitted = (weights: Float32Array, of: Float32Array): FittedHead => ({ bias: of, weights });
  return {
    head: quantiseFourBits(fitted(direct.weights, bias), options.labels),
    units: quantiseFourBits(fitted(layer.weights, unitBias), options.units),
    mixing: [...mixing.weights].map((value) => Number(value.toFixed(5))),
  };

  function learn({ rows, values, label, weight }: Example): void {
    const seen = look(rows, values);
    addUp(direct.weights, scores, bias, seen);
    addUp(layer.weights, strengths, unitBias, seen);
    for (let unit = 0; unit < unitCount; unit += 1) {
      const strength = Math.max(0, strengths[unit] ?? 0);
      strengths[unit] = strength;
      if (strength === 0) continue;
      for (let k = 0; k < labelCount; k += 1)
        scores[k] = (scores[k] ?? 0) + strength * (mixing.weights[unit * labelCount + k] ?? 0);
    }
    toErrors(scores, label, weight);
    let wrongCount = 0;
    for (let k = 0; k < labelCount; k += 1) {
      const error = scores[k] ?? 0;
      bias[k] = (bias[k] ?? 0) - RATE_OF_BIAS * error;
      if (Math.abs(error) > CLOSE_ENOUGH) wrong[wrongCount++] = k;
    }
    correctUnits(seen, wrongCount);
    for (let at = 0; at < seen; at += 1) {
      const start = (seenRows[at] ?? 0) * labelCount;
      const value = seenValues[at] ?? 0;
      for (let one = 0; one < wrongCount; one += 1) {
        const k = wrong[one] ?? 0;
        step(direct, start + k, (scores[k] ?? 0) * value, RATE);
      }
    }
  }

  /** Copies the features that are not hidden this time, and says how many they are. */
  function look(rows: Int32Array, values: Float32Array): number {
    let seen = 0;
    for (let at = 0; at < rows.length; at += 1) {
      if (random() < HIDDEN) continue;
      seenRows[seen] = rows[at] ?? 0;
      seenValues[seen] = (values[at] ?? 0) / (1 - HIDDEN);
      seen += 1;
    }
    return seen;
  }

  function addUp(weights: Float32Array, into: Float64Array, from: Float32Array, seen: number) {
    const count = into.length;
    into.set(from);
    for (let at = 0; at < seen; at += 1) {
      const start = (seenRows[at] ?? 0) * count;
      const value = seenValues[at] ?? 0;
      for (let k = 0; k < count; k += 1)
        into[k] = (into[k] ?? 0) + (weights[start + k] ?? 0) * value;
    }
  }

  function correctUnits(seen: number, wrongCount: number): void {
    for (let unit = 0; unit < unitCount; unit += 1) {
      const strength = strengths[unit] ?? 0;
      let blame = 0;
      for (let one = 0; strength > 0 && one < wrongCount; one += 1) {
        const k = wrong[one] ?? 0;
        const place = unit * labelCount + k;
        blame += (scores[k] ?? 0) * (mixing.weights[place] ?? 0);
        step(mixing, place, (scores[k] ?? 0) * strength, RATE_OF_UNITS);
      }
      blames[unit] = blame;
      unitBias[unit] = (unitBias[unit] ?? 0) - RATE_OF_UNIT_BIAS * blame;
    }
    for (let at = 0; at < seen; at += 1) {
      const start = (seenRows[at] ?? 0) * unitCount;
      const value = seenValues[at] ?? 0;
      for (let unit = 0; unit < unitCount; unit += 1) {
        const blame = blames[unit] ?? 0;
        if (blame !== 0) step(layer, start + unit, blame * value, RATE_OF_UNITS);
      }
    }
  }
}

interface Table {
  weights: Float32Array;
  squares: Float32Array;
}

const table = (weights: Float32Array, start: number): Table => ({
  weights,
  squares: new Float32Array(weights.length).fill(start),
});

function step({ weights, squares }: Table, at: number, gradient: number, rate: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
}

/** Scores become how far each label's share is from what is right. */
function toErrors(scores: Float64Array, label: number, weight: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let total = 0;
  for (let k = 0; k < scores.length; k += 1) {
    const part = Math.exp((scores[k] ?? 0) - highest);
    scores[k] = part;
    total += part;
  }
  for (let k = 0; k < scores.length; k += 1)
    scores[k] = ((scores[k] ?? 0) / total - (k === label ? 1 : 0)) * weight;
}
