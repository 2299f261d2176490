import type { Rational } from '../numbers/rational.ts';
import type { Sum } from './sum.ts';

/** The exact value of a sum. @throws RangeError where it divides by 0. */
export function solve({ left, operation, right }: Sum): Rational {
  switch (operation) {
    case '+':
      return left.plus(right);
    case '-':
      return left.minus(right);
    case '*':
      return left.times(right);
    case '/':
      return left.over(right);
  }
}
