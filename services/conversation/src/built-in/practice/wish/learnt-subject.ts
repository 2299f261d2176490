import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from '../../desks/desk-features.ts';
import type { Subject } from './wish.ts';

export const wishWeightsUrl = new URL('../../../../data/desks/wishes.bin', import.meta.url);
const patternsUrl = new URL('../../../../data/desks/wishes.txt', import.meta.url);
export const readWishPatterns = () => readFileSync(patternsUrl, 'utf8');
export const wishesFingerprint = () => createHash('sha1').update(readWishPatterns()).digest('hex');
export const readWishWeights = () => decodeWeights(readFileSync(wishWeightsUrl));

/** A subject; `any` leaves open which one, `cannot` is none that LUX practises, `none` wants no practice. */
export type WishLabel = Subject | 'any' | 'cannot' | 'none';

const LONGEST = 150;

let weights: Weights | undefined;

/** What a child most likely wants to practise, as the learnt reader sees it, and how sure that is. */
export function learntSubject(text: string): { label: WishLabel; share: number } {
  if (text.length > LONGEST) return { label: 'none', share: 1 };
  weights ??= readWishWeights();
  const { head, header, rowOf } = weights;
  const { rows, values } = letterRows(deskFeatures(text), rowOf);
  const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
  const share = Math.max(...shares);
  return { label: head.labels[shares.indexOf(share)] as WishLabel, share };
}
