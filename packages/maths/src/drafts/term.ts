import type { Rational } from '../numbers/rational.ts';
import type { Operation } from '../operation.ts';

/** A part of a longer sum, with everything that is calculated on the way to its value. */
export interface Term {
  value: Rational;
  text: string;
  /** What its own last step is: nothing, · or :, + or −. */
  rank: 'number' | 'point' | 'line';
  hasBrackets: boolean;
  /** "4 · 7 = 28", in the order to be done. */
  steps: string[];
  /** The numbers and signs as they stand, brackets left out. */
  flat: { numbers: Rational[]; operations: Operation[] };
}
