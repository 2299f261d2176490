import { MathDifficulty, MathOperation } from '@lux/contracts/games/math.ts';
import { z } from 'zod';
import { Round } from '../../games-kit/round/round.ts';

/** What a child sets before a round (SPEC 2). */
export const MathSetup = z.object({
  difficulty: MathDifficulty,
  operations: z.array(MathOperation).min(1),
  count: z.int().min(5).max(20).multipleOf(5),
});
export type MathSetup = z.infer<typeof MathSetup>;

/** Seconds for one problem (SPEC 9). */
export const timeLimit: Record<MathDifficulty, number> = { easy: 30, medium: 25, hard: 20 };

/** Setup, loading, then the timed round until its result (SPEC 4). */
export const MathGame = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('setup'), setup: MathSetup }),
  z.object({ phase: z.literal('loading'), setup: MathSetup }),
  z.object({
    phase: z.literal('playing'),
    setup: MathSetup,
    round: Round,
    /** For the problem on the screen; at 0 the time is up. */
    secondsLeft: z.int().min(0).max(30),
  }),
]);
export type MathGame = z.infer<typeof MathGame>;
