import type { Rational } from '../numbers/rational.ts';
import type { Operation } from '../operation.ts';

/** Two numbers and what is done with them. */
export interface Sum {
  left: Rational;
  operation: Operation;
  right: Rational;
}
