import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from '../desks/desk-features.ts';

export const remarkWeightsUrl = new URL('../../../data/desks/remarks.bin', import.meta.url);
const patternsUrl = new URL('../../../data/desks/remarks.txt', import.meta.url);
export const readRemarkPatterns = () => readFileSync(patternsUrl, 'utf8');
export const remarksFingerprint = () =>
  createHash('sha1').update(readRemarkPatterns()).digest('hex');
export const readRemarkWeights = () => decodeWeights(readFileSync(remarkWeightsUrl));

/** Questions, troubles, practice: no remark. */
export const NO_REMARK = 'none';
const LONGEST = 120;

let weights: Weights | undefined;

/** What is said to LUX itself. */
const TO_LUX = /^lux-/;

interface Learnt {
  id: string;
  /** How sure the reader is. */
  share: number;
  /** How sure it would be, were it known to be a remark of the day, or one to LUX. */
  among: number;
}

function likeliest(entries: readonly { id: string; share: number }[]): Learnt {
  const total = entries.reduce((sum, { share }) => sum + share, 0);
  const best = entries.reduce((one, other) => (other.share > one.share ? other : one));
  return { ...best, among: total > 0 ? best.share / total : 0 };
}

/** What kind of remark a sentence most likely is, as the learnt reader sees it; null of long ones. */
export function learntRemark(text: string, isToLux: boolean): Learnt | null {
  if (text.length > LONGEST) return null;
  weights ??= readRemarkWeights();
  const { head, header, rowOf } = weights;
  const { rows, values } = letterRows(deskFeatures(text), rowOf);
  const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
  const kinds = head.labels.map((id, at) => ({ id, share: shares[at] ?? 0 }));
  return likeliest(kinds.filter(({ id }) => id !== NO_REMARK && TO_LUX.test(id) === isToLux));
}
