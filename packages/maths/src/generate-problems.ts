import { drawRound, type RoundRequest } from './draw-round.ts';
import type { Problem } from './problem.ts';

/**
 * Problems for a round of maths (SPEC 7, 9), all different, each with four options of which exactly
 * one is right.
 *
 * @throws RangeError where no operation is given.
 */
export function generateProblems(request: RoundRequest): Problem[] {
  return drawRound(request).map(({ proof: _, ...problem }) => problem);
}
