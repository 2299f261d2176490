import type { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import type { Operation } from '../operation.ts';
import type { Sum } from './sum.ts';

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
