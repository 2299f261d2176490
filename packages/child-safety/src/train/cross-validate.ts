import { hashText } from '../classifier/hash.ts';
import { type Head, predict } from '../classifier/linear-model.ts';
import { type Example, type FittedHead, fitSoftmax } from './fit-softmax.ts';
import type { PreparedSentence } from './prepare-features.ts';

const FOLDS = 4;
const SEED = 7;

export interface Lesson {
  labels: readonly string[];
  labelOf: (sentence: PreparedSentence) => string;
  weightOf: (sentence: PreparedSentence) => number;
  featureCount: number;
  epochs?: number;
}

export interface Judged {
  sentence: PreparedSentence;
  /** By label. */
  shares: Float64Array;
}

/** Each sentence judged by weights that were trained without it. */
export function crossValidate(sentences: PreparedSentence[], lesson: Lesson): Judged[] {
  const folded = sentences.map((sentence) => ({ sentence, fold: foldOf(sentence) }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const seen = folded.filter((one) => one.fold !== fold).map(({ sentence }) => sentence);
    const head = quantise(trainHead(seen, lesson), lesson.labels);
    return folded
      .filter((one) => one.fold === fold && one.sentence.original === undefined)
      .map(({ sentence }) => ({ sentence, shares: judge(head, sentence) }));
  }).flat();
}

/** A copy lies in the fold of its original, so that none is judged by its own words. */
const foldOf = ({ original, text }: PreparedSentence): number =>
  hashText(SEED, original ?? text) % FOLDS;

export function trainHead(sentences: readonly PreparedSentence[], lesson: Lesson): FittedHead {
  const { labels, labelOf, weightOf, featureCount, epochs } = lesson;
  const examples = sentences.map(
    (sentence): Example => ({
      rows: sentence.rows,
      values: sentence.values,
      label: labels.indexOf(labelOf(sentence)),
      weight: weightOf(sentence),
    }),
  );
  return fitSoftmax(examples, {
    featureCount,
    labelCount: labels.length,
    seed: SEED,
    ...(epochs !== undefined && { epochs }),
  });
}

/** Weights as eight-bit numbers; the greatest of a label is 127. */
export function quantise({ bias, weights }: FittedHead, labels: readonly string[]): Head {
  const count = labels.length;
  const scale = labels.map((_, label) => {
    let greatest = 0;
    for (let at = label; at < weights.length; at += count) {
      greatest = Math.max(greatest, Math.abs(weights[at] ?? 0));
    }
    return greatest / 127 || 1;
  });
  return {
    labels,
    bias: [...bias],
    scale,
    weights: Int8Array.from(weights, (weight, at) => Math.round(weight / (scale[at % count] ?? 1))),
  };
}

function judge(head: Head, { rows, values }: PreparedSentence): Float64Array {
  return predict(head, { rows: [...rows], values: [...values] });
}
