import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from '../desks/desk-features.ts';

export const feelingWeightsUrl = new URL('../../../data/desks/feelings.bin', import.meta.url);
const patternsUrl = new URL('../../../data/desks/feelings.txt', import.meta.url);
export const readFeelingPatterns = () => readFileSync(patternsUrl, 'utf8');
export const feelingsFingerprint = () =>
  createHash('sha1').update(readFeelingPatterns()).digest('hex');
export const readFeelingWeights = () => decodeWeights(readFileSync(feelingWeightsUrl));

/** What moves no child in particular: facts, practice, orders. */
export const NO_FEELING = 'none';
const SURE = 0.35;

let weights: Weights | undefined;

/** The likeliest feeling that a sentence tells of, as the learnt reader sees it, and how sure that is. */
function likeliestFeeling(text: string): { id: string; share: number } {
  weights ??= readFeelingWeights();
  const { head, header, rowOf } = weights;
  const { rows, values } = letterRows(deskFeatures(text), rowOf);
  const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
  const share = Math.max(...shares);
  return { id: head.labels[shares.indexOf(share)] ?? NO_FEELING, share };
}

/** The id of the feeling that a sentence tells of; null where the reader is not at least as sure. */
export function learntFeeling(text: string, least = SURE): string | null {
  const { id, share } = likeliestFeeling(text);
  return share < least || id === NO_FEELING ? null : id;
}
