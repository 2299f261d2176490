import type { Named } from './named.ts';

/**
 * Whom a story is about, with everything that depends on it: pronouns, possessives and the form of
 * the verb. A child's own story may be told by `ich`.
 */
export interface Hero extends Named {
  er: string;
  ihn: string;
  ihm: string;
  sich: string;
  /** `sein` + ending: the stem, or null where nobody knows and the name's genitive stands for it. */
  possessive: string | null;
  verb: 'er' | 'ich' | 'several';
  /** The hero and the helper together. */
  zusammen: 'sie' | 'wir';
  /** Spoken to. */
  dir: string;
  dich: string;
}
