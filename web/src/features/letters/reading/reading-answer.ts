import { z } from 'zod';

/** How one text was read. */
export const ReadingAnswer = z.object({
  /** In the text's order, as `splitText` of the reading package splits it. */
  words: z.array(z.object({ word: z.string(), state: z.enum(['read', 'again', 'unheard']) })),
  /** SPEC 5: above the threshold, or somebody says so. */
  isCorrect: z.boolean(),
  /** Null where nobody knows. */
  wordsPerMinute: z.int().positive().nullable(),
  /** Heard by a recogniser, typed, said by the child itself, or by an adult. */
  way: z.enum(['heard', 'typed', 'self', 'adult']),
});
export type ReadingAnswer = z.infer<typeof ReadingAnswer>;
