import { z } from 'zod';

/** What every game that asks has in common; `correctAnswer` is the index of the right option. */
export const RoundQuestion = z
  .object({
    question: z.string().min(1),
    options: z.array(z.string().min(1)).min(2).max(6),
    correctAnswer: z.int().min(0),
    explanation: z.string(),
  })
  .refine(({ options, correctAnswer }) => correctAnswer < options.length);
export type RoundQuestion = z.infer<typeof RoundQuestion>;
