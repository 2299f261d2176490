import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { MathDifficulty } from './math-difficulty.ts';
import { MathOperation } from './math-operation.ts';

/** Body of `POST /api/math/generate` (SPEC 7). */
export const MathRequest = z.object({
  difficulty: MathDifficulty.default('easy'),
  /** At least one remains selected (SPEC 5). */
  operations: z.array(MathOperation).min(1).max(4).default(['+', '-']),
  count: z.int().min(1).max(20).default(10),
  visitorToken: VisitorToken.optional(),
});
export type MathRequest = z.infer<typeof MathRequest>;
