import { z } from 'zod';
import { PlotLines, WordPattern } from './plot-file.ts';

/**
 * What a single clause tells that must come right, and how: `data/story/outcomes.yaml`. Its lines say only
 * what the clause itself says, so they fit wherever the clause is understood.
 */
export const Outcome = z.strictObject({
  /** Found in the clause, its infinitive included. */
  words: z.array(WordPattern).min(1),
  /** Another trouble where one of these is in the clause. */
  not: WordPattern.optional(),
  /** Whether it is about who or what does it (the clause's subject), or what is done to (its object). */
  of: z.enum(['subject', 'object']).default('subject'),
  /** Who or what that must be. */
  who: z.enum(['hero', 'being', 'thing', 'any']).default('any'),
  isNegated: z.boolean().default(false),
  /** `Die Leute wollen ihn vertreiben`: it has not happened yet. */
  isWished: z.boolean().default(false),
  /** It is nobody's trouble who does it themselves. */
  isByOthers: z.boolean().default(false),
  next: PlotLines,
  end: PlotLines,
});
export type Outcome = z.infer<typeof Outcome>;

export const OutcomeFile = z.array(Outcome).min(1);
