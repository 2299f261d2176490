import { z } from 'zod';
import { PlotLines, WordPattern } from './plot-file.ts';

/**
 * What a single clause tells that must come right, and how: `data/story/outcomes/*.yaml`. Its lines say only
 * what the clause itself says, so they fit wherever the clause is understood.
 */
export const Outcome = z.strictObject({
  /** Found in the clause, its infinitive included. */
  words: z.array(WordPattern).min(1),
  /** Another trouble where one of these is in the clause. */
  not: WordPattern.optional(),
  /**
   * Whether it is about who or what does it (the clause's subject), what is done to (its object), or
   * whoever is there.
   */
  of: z.enum(['subject', 'object', 'nobody']).default('subject'),
  /** Of two that fit the greater is told; a sentence further back counts two less. */
  rank: z.int().min(1).max(9).default(5),
  /** Who or what that must be. */
  who: z.enum(['hero', 'being', 'thing', 'any']).default('any'),
  isNegated: z.union([z.boolean(), z.literal('any')]).default(false),
  /** `Die Leute wollen ihn vertreiben`: it has not happened yet. */
  isWished: z.boolean().default(false),
  /** It is nobody's trouble who does it themselves. */
  isByOthers: z.boolean().default(false),
  /** The great class it belongs to, of `classes`. */
  class: z.string(),
  next: PlotLines,
  end: PlotLines,
});
export type Outcome = z.infer<typeof Outcome>;

export const OutcomeFile = z.array(Outcome).min(1);
