import { MathDifficulty, MathOperation } from '@lux/contracts/games/math.ts';
import { z } from 'zod';

/** What a child sets before a round (SPEC 2). */
export const MathSetup = z.object({
  difficulty: MathDifficulty,
  operations: z.array(MathOperation).min(1),
  count: z.int().min(5).max(20).multipleOf(5),
});
export type MathSetup = z.infer<typeof MathSetup>;
