import { Rational } from '../numbers/rational.ts';
import type { Operation } from '../operation.ts';
import type { Sum } from './sum.ts';

/** A sum of two whole numbers. */
export function wholeSum(left: number, operation: Operation, right: number): Sum {
  return { left: Rational.of(left), operation, right: Rational.of(right) };
}
