import { z } from 'zod';

/**
 * One sum with its choices (SPEC 3). `correctAnswer` is the index of the right option. Numbers are
 * written as in German schools: comma before decimals, · and : as signs.
 */
export const MathProblem = z.object({
  problem: z.string().min(1),
  options: z.array(z.string().min(1)).min(2).max(6),
  correctAnswer: z.int().min(0),
  /** The way to the solution, in words a child follows. */
  explanation: z.string().min(1),
});
export type MathProblem = z.infer<typeof MathProblem>;
