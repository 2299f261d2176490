import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from './desk-features.ts';

/** What a sentence is about; `other` is small talk, a picture, a story or an order. */
export const deskNames = [
  'fact',
  'problem',
  'maths',
  'german',
  'english',
  'practice',
  'feeling',
  'other',
] as const;
export type DeskName = (typeof deskNames)[number];

export const weightsUrl = new URL('../../../data/desks/desks.bin', import.meta.url);

const trainingUrl = new URL('../../../data/desks/training.txt', import.meta.url);
export const readTrainingText = () => readFileSync(trainingUrl, 'utf8');
const feelingsUrl = new URL('../../../data/desks/feelings.txt', import.meta.url);
const readFeelingText = () => readFileSync(feelingsUrl, 'utf8');
export const trainingFingerprint = () =>
  createHash('sha1').update(readTrainingText()).update(readFeelingText()).digest('hex');

export const readWeights = () => decodeWeights(readFileSync(weightsUrl), deskNames);

let weights: Weights | undefined;

/** How likely a sentence belongs to a desk, as the learnt reader sees it. */
export function shareOfDesk(text: string, desk: DeskName): number {
  weights ??= readWeights();
  const shares = predict(weights.head, letterRows(deskFeatures(text), weights.rowOf));
  return shares[deskNames.indexOf(desk)] ?? 0;
}
