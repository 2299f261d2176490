import { z } from 'zod';
import { Round } from '../../games-kit/round/round.ts';
import { MathSetup } from './math-setup.ts';

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
