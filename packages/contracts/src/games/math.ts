import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';

/** School years 1–2, 3–4 and 5–6 (SPEC 9). */
export const MathDifficulty = z.enum(['easy', 'medium', 'hard']);
export type MathDifficulty = z.infer<typeof MathDifficulty>;

/** A kind of sum, shown to children as +, −, · and : (SPEC 2). */
export const MathOperation = z.enum(['+', '-', '*', '/']);
export type MathOperation = z.infer<typeof MathOperation>;

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

/** Body of `POST /api/math/generate` (SPEC 7). */
export const MathRequest = z.object({
  difficulty: MathDifficulty.default('easy'),
  /** At least one remains selected (SPEC 5). */
  operations: z.array(MathOperation).min(1).max(4).default(['+', '-']),
  count: z.int().min(1).max(20).default(10),
  visitorToken: VisitorToken.optional(),
});
export type MathRequest = z.infer<typeof MathRequest>;
