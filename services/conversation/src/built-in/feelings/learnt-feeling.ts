import { createLearntReader, likeliest } from '../desks/learnt-reader.ts';
import { toldFeatures } from '../desks/told-features.ts';
import { FIELDS_FILE } from '../desks/word-fields.ts';

export const feelingReader = createLearntReader('feelings', toldFeatures, [FIELDS_FILE]);

/** What moves no child in particular: facts, practice, orders, news of the day. */
export const NO_FEELING = 'none';

/** What a sentence tells, as the learnt reader sees it. */
export interface LearntFeeling {
  /** The likeliest feeling, `none` among them, and how sure that is. */
  id: string;
  share: number;
  /** How sure each is. */
  shareOf: (id: string) => number;
}

export function readLearnt(text: string): LearntFeeling {
  const kinds = feelingReader.sharesOf(text);
  const shares = new Map(kinds.map(({ id, share }) => [id, share]));
  return { ...likeliest(kinds), shareOf: (id) => shares.get(id) ?? 0 };
}

/** The id of the feeling that a sentence tells of; null where the reader is not at least as sure. */
export function learntFeeling(text: string, least: number): string | null {
  const { id, share } = readLearnt(text);
  return share < least || id === NO_FEELING ? null : id;
}
