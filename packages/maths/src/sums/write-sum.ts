import type { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import type { Operation, Sum } from './sum.ts';

/** The same for sums that are the same to a child: 3 + 5 and 5 + 3. */
export function keyOfSum({ left, operation, right }: Sum): string {
  const numbers = [left, right].map((value) => writeNumber(value));
  const isEitherWay = operation === '+' || operation === '*';
  return (isEitherWay ? numbers.toSorted() : numbers).join(operation);
}

const SIGNS = { '+': '+', '-': '−', '*': '·', '/': ':' } as const;

/** How German schools write an operation: +, −, · and : (SPEC 2). */
export function signOf(operation: Operation): string {
  return SIGNS[operation];
}

/** "7 + 5"; a negative second number stands in brackets: "7 − (−5)". */
export function writeSum(
  { left, operation, right }: Sum,
  write: (value: Rational) => string = writeNumber,
): string {
  const second = right.isNegative ? `(${write(right)})` : write(right);
  return `${write(left)} ${signOf(operation)} ${second}`;
}
