import { Rational } from '../numbers/rational.ts';

/** A kind of sum, shown to children as +, −, · and : (SPEC 2). */
export type Operation = '+' | '-' | '*' | '/';

/** Two numbers and what is done with them. */
export interface Sum {
  left: Rational;
  operation: Operation;
  right: Rational;
}

/** A sum of two whole numbers. */
export function wholeSum(left: number, operation: Operation, right: number): Sum {
  return { left: Rational.of(left), operation, right: Rational.of(right) };
}

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
