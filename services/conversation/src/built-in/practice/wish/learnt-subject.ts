import { createLearntReader, likeliest } from '../../desks/learnt-reader.ts';
import type { Subject } from './wish.ts';

export const wishReader = createLearntReader('wishes');

/** A subject; `any` leaves open which one, `cannot` is none that LUX practises, `none` wants no practice. */
export type WishLabel = Subject | 'any' | 'cannot' | 'none';

const LONGEST = 150;

/** What a child most likely wants to practise, as the learnt reader sees it, and how sure that is. */
export function learntSubject(text: string): { label: WishLabel; share: number } {
  if (text.length > LONGEST) return { label: 'none', share: 1 };
  const { id, share } = likeliest(wishReader.sharesOf(text));
  return { label: id as WishLabel, share };
}
