import { z } from 'zod';

/**
 * One question of a quiz round (SPEC 3): two to six different options, `correctAnswer` is the index
 * of the right one.
 */
export const QuizQuestion = z
  .object({
    question: z.string().trim().min(1).max(400),
    options: z.array(z.string().trim().min(1).max(200)).min(2).max(6),
    correctAnswer: z.int().min(0),
    explanation: z.string().trim().min(1).max(1_000),
  })
  .refine(
    ({ options }) => new Set(options.map((one) => one.toLowerCase())).size === options.length,
    {
      path: ['options'],
      message: 'Die Antworten müssen verschieden sein.',
    },
  )
  .refine(({ options, correctAnswer }) => correctAnswer < options.length, {
    path: ['correctAnswer'],
    message: 'Die richtige Antwort fehlt.',
  });
export type QuizQuestion = z.infer<typeof QuizQuestion>;
