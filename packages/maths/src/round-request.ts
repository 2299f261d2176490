import type { Difficulty } from './difficulty.ts';
import type { Operation } from './operation.ts';
import type { Random } from './random/random.ts';

/** What a round of problems is to be like (SPEC 9). */
export interface RoundRequest {
  difficulty: Difficulty;
  /** At least one; the same one twice counts once. */
  operations: readonly Operation[];
  count: number;
  /** Asked once per round: the same number gives the same round. `Math.random` will do. */
  random: Random;
}
