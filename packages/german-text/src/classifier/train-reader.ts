import { tableOf } from './feature-table.ts';
import { type Example, fitSoftmax, quantise } from './fit-softmax.ts';
import { createFeatureIndex, type Features, letterRows, predict } from './linear-model.ts';
import { encodeWeights } from './weights-file.ts';

export interface LabelledSentence {
  label: string;
  /** Sentences of one pattern have one fold, so that none is judged by its own kind. */
  fold: number;
  features: Features;
}

interface Training {
  sentences: readonly LabelledSentence[];
  labels: readonly string[];
  folds: number;
  seed: number;
  epochs: number;
  fingerprint: string;
  /** A feature of fewer sentences is left out. */
  fewest?: number;
  /** What the shares are made sharper by, the best of these; as they are where there is one. */
  sharpnesses?: readonly number[];
  words?: readonly string[];
}

const LEAST_SHARES = [0.3, 0.5, 0.7, 0.85];
const MOST_WRONG_PAIRS = 25;

interface Judged {
  sharpness: number;
  /** How surprising the right labels are, at the mean. */
  surprise: number;
  right: number;
  /** Greatest share of each sentence, and whether it is of the right label. */
  shares: { share: number; isRight: boolean }[];
  wrong: Map<string, number>;
}

/** Learns a reader, judges it by cross-validation and returns its file and what to print of it. */
export function trainReader(training: Training): { file: Uint8Array; report: string[] } {
  const { sentences, labels, folds, seed, epochs, fingerprint, fewest, words } = training;
  const sharpnesses = training.sharpnesses ?? [1];
  const unknown = sentences.find(({ label }) => !labels.includes(label));
  if (unknown) throw new Error(`No label is called ${unknown.label}`);
  const counts = Map.groupBy(sentences, ({ label }) => label);
  const mean = sentences.length / counts.size;
  const hashes = tableOf(
    sentences.map(({ features }) => features.keys()),
    fewest,
  );
  const rowOf = createFeatureIndex(hashes);
  const examples = sentences.map(({ label, fold, features }) => {
    const { rows, values } = letterRows(features, rowOf);
    const example: Example = {
      rows: Int32Array.from(rows),
      values: Float32Array.from(values),
      label: labels.indexOf(label),
      // Rare labels count more, though not as much as they are rarer.
      weight: Math.min(2, Math.sqrt(mean / (counts.get(label)?.length ?? 1))),
    };
    return { fold, example };
  });
  const options = { featureCount: hashes.length, labelCount: labels.length, seed, epochs };
  const learn = (some: readonly Example[]) => quantise(fitSoftmax(some, options), labels);
  const judged = Array.from({ length: folds }, (_, fold) => {
    const of = (isIn: boolean) =>
      examples.filter((one) => (one.fold === fold) === isIn).map(({ example }) => example);
    return { head: learn(of(false)), unseen: of(true) };
  });

  function judge(sharpness: number): Judged {
    const result: Judged = { sharpness, surprise: 0, right: 0, shares: [], wrong: new Map() };
    for (const { head, unseen } of judged) {
      for (const { rows, values, label } of unseen) {
        const sharp = [...values].map((value) => value * sharpness);
        const shares = predict(head, { rows: [...rows], values: sharp });
        const share = Math.max(...shares);
        const best = shares.indexOf(share);
        result.surprise -= Math.log(Math.max(1e-9, shares[label] ?? 0)) / examples.length;
        result.shares.push({ share, isRight: best === label });
        if (best === label) result.right += 1 / examples.length;
        else {
          const pair = `${labels[label]} read as ${labels[best]}`;
          result.wrong.set(pair, (result.wrong.get(pair) ?? 0) + 1);
        }
      }
    }
    return result;
  }

  const results = sharpnesses.map(judge);
  const best = results.reduce((one, other) => (other.surprise < one.surprise ? other : one));
  const head = learn(examples.map(({ example }) => example));
  const header = {
    fingerprint,
    labels,
    bias: rounded(head.bias),
    scale: rounded(head.scale),
    featureCount: hashes.length,
    sharpness: best.sharpness,
    ...(words && { words }),
  };
  return {
    file: encodeWeights(header, hashes, head.weights),
    report: [`${sentences.length} sentences, ${hashes.length} features`, ...reportOf(best)],
  };
}

function reportOf({ sharpness, right, shares, wrong }: Judged): string[] {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const sure = LEAST_SHARES.map((least) => {
    const read = shares.filter(({ share }) => share >= least);
    const rightly = read.filter(({ isRight }) => isRight).length;
    return `surer than ${least}: ${percent(read.length / shares.length)}, of them ${percent(rightly / read.length)} right`;
  });
  const pairs = [...wrong]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_WRONG_PAIRS)
    .map(([pair, count]) => `${count} ${pair}`);
  return [`cross-validated ${percent(right)} right, sharpness ${sharpness}`, ...sure, ...pairs];
}

const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(6)));
