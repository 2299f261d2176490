import { z } from 'zod';

/** A subject to be quizzed about: nature, space, history, science (SPEC 2, 3). */
export const QuizCategory = z.object({
  id: z.enum(['nature', 'space', 'history', 'science']),
  /** German, as a child reads it on the card. */
  name: z.string(),
  description: z.string(),
});
export type QuizCategory = z.infer<typeof QuizCategory>;
