import type { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { signOf } from './sign-of.ts';
import type { Sum } from './sum.ts';

/** "7 + 5"; a negative second number stands in brackets: "7 − (−5)". */
export function writeSum(
  { left, operation, right }: Sum,
  write: (value: Rational) => string = writeNumber,
): string {
  const second = right.isNegative ? `(${write(right)})` : write(right);
  return `${write(left)} ${signOf(operation)} ${second}`;
}
