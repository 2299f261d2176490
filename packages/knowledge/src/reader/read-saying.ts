import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { aspectNames } from '../content/aspect-names.ts';
import {
  type AskedAspect,
  type FollowUp,
  followUps,
  readingLabels,
  type SayingKind,
  sayingKinds,
} from './reading-labels.ts';
import { featuresOf } from './sentence-features.ts';
import { readWeights } from './weights-file.ts';

/** What the learnt reader makes of a sentence; each share is how often such a reading is right. */
export interface Reading {
  /** The likeliest aspect, and how likely it is if the sentence asks for a fact at all. */
  aspect: AskedAspect;
  aspectShare: number;
  factShare: number;
  followUp: FollowUp;
  followUpShare: number;
  kind: SayingKind;
  kindShare: number;
}

const FOLLOW_UPS_FROM = aspectNames.length + 1;
const KINDS_FROM = FOLLOW_UPS_FROM + followUps.length;
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Reading>();
let weights: ReturnType<typeof readWeights> | undefined;

/**
 * Reads what a sentence wants (`train/main.ts`); its words are folded, its names `ANY_THING`. `kinds` are what
 * the thing is that it is asked of, where that is known.
 */
export function readSaying(words: readonly string[], kinds?: readonly string[]): Reading {
  const key = `${words.join(' ')}|${kinds?.join()}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  weights ??= readWeights();
  const { head, header, rowOf } = weights;
  const { rows, values } = letterRows(featuresOf(words, kinds), rowOf);
  const shares = predict(head, {
    rows,
    values: values.map((value) => value * header.sharpness),
  });
  const [aspect, aspectPart, factShare] = bestOf(shares, 0, FOLLOW_UPS_FROM);
  const [followUp, followUpShare] = bestOf(shares, FOLLOW_UPS_FROM, KINDS_FROM);
  const [kind, kindShare] = bestOf(shares, KINDS_FROM, readingLabels.length);
  const reading: Reading = {
    aspect: aspectNames[aspect] ?? 'none',
    aspectShare: aspectPart / (factShare || 1),
    factShare,
    followUp: followUps[followUp - FOLLOW_UPS_FROM] ?? 'more',
    followUpShare,
    kind: sayingKinds[kind - KINDS_FROM] ?? 'smalltalk',
    kindShare,
  };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, reading);
  return reading;
}

/** The place of the greatest share between two places, that share, and all of them together. */
function bestOf(shares: Float64Array, from: number, to: number): [number, number, number] {
  let best = from;
  let total = 0;
  for (let at = from; at < to; at += 1) {
    total += shares[at] ?? 0;
    if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  }
  return [best, shares[best] ?? 0, total];
}
