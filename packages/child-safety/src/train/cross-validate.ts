import {
  type Example,
  type FittedHead,
  fitSoftmax,
  quantise,
} from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { type Head, predict } from '@lux/german-text/classifier/linear-model.ts';
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

function judge(head: Head, { rows, values }: PreparedSentence): Float64Array {
  return predict(head, { rows: [...rows], values: [...values] });
}
