import type { Proof } from './drafts/proof.ts';
import type { Problem } from './problem.ts';

/** A problem with the sum behind it. */
export interface ProvenProblem extends Problem {
  proof: Proof;
}
