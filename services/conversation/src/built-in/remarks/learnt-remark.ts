import { createLearntReader, type Likely, likeliest } from '../desks/learnt-reader.ts';
import { toldFeatures } from '../desks/told-features.ts';
import { FIELDS_FILE } from '../desks/word-fields.ts';

export const remarkReader = createLearntReader('remarks', toldFeatures, [FIELDS_FILE]);

/** Questions, troubles, practice: no remark. */
export const NO_REMARK = 'none';
const LONGEST = 200;
/** What is said to LUX itself. */
const TO_LUX = /^lux-/;

export interface LearntRemark extends Likely {
  /** How sure it would be, were it known to be a remark of the day, or one to LUX. */
  among: number;
}

/** What kind of remark a sentence most likely is, as the learnt reader sees it; null of long ones. */
export function learntRemark(text: string, isToLux: boolean): LearntRemark | null {
  if (text.length > LONGEST) return null;
  const kinds = remarkReader
    .sharesOf(text)
    .filter(({ id }) => id !== NO_REMARK && TO_LUX.test(id) === isToLux);
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  const best = likeliest(kinds);
  return { ...best, among: total > 0 ? best.share / total : 0 };
}

/** How sure the reader is that a sentence is a remark of some one kind. */
export function remarkShare(text: string): number {
  if (text.length > LONGEST) return 0;
  return likeliest(remarkReader.sharesOf(text).filter(({ id }) => id !== NO_REMARK)).share;
}
