import { type Example, fitSoftmax, quantise } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import type { Head } from '@lux/german-text/classifier/linear-model.ts';
import { type LayeredHead, predictLayered } from '../classifier/layered-head.ts';
import { fitLayered } from './fit-layered.ts';
import type { PreparedSentence } from './prepare-features.ts';
import { quantiseFourBits } from './quantise-four-bits.ts';

const FOLDS = 3;
const SEED = 7;
const EPOCHS = 8;

export interface Lesson {
  labels: readonly string[];
  /** Of the layer beside the head; none where there is no such layer. */
  units?: readonly string[];
  /** Of one weight, eight where it is not said; a head with a layer has four. */
  bits?: 4;
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
    const learnt = learn(seen, lesson);
    return folded
      .filter((one) => one.fold === fold && one.sentence.original === undefined)
      .map(({ sentence }) => ({ sentence, shares: judge(learnt, sentence) }));
  }).flat();
}

/** A copy lies in the fold of its original, so that none is judged by its own words. */
const foldOf = ({ original, text }: PreparedSentence): number =>
  hashText(SEED, original ?? text) % FOLDS;

const noUnits: Head = { labels: [], bias: [], scale: [], weights: new Int8Array() };

/** The weights as they are written: in eight bits, with a layer in four. */
export function learn(sentences: readonly PreparedSentence[], lesson: Lesson): LayeredHead {
  const { labels, units, bits, labelOf, weightOf, featureCount, epochs = EPOCHS } = lesson;
  const examples = sentences.map(
    (sentence): Example => ({
      rows: sentence.rows,
      values: sentence.values,
      label: labels.indexOf(labelOf(sentence)),
      weight: weightOf(sentence),
    }),
  );
  if (units) return fitLayered(examples, { featureCount, labels, units, seed: SEED, epochs });
  const fitted = fitSoftmax(examples, {
    featureCount,
    labelCount: labels.length,
    seed: SEED,
    epochs,
  });
  const written = bits === 4 ? quantiseFourBits : quantise;
  return { head: written(fitted, labels), units: noUnits, mixing: [] };
}

export const judge = (learnt: LayeredHead, { rows, values }: PreparedSentence): Float64Array =>
  predictLayered(learnt, { rows: [...rows], values: [...values] });
