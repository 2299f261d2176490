import { decimalPlaces } from '../numbers/decimal-places.ts';
import { Rational } from '../numbers/rational.ts';
import type { Sum } from '../sums/sum.ts';

/** Distance from a right number to the next of its kind: one in its last place, one part of its fraction. */
export function stepOf(
  value: Rational,
  { left, operation, right }: Sum,
  isFraction: boolean,
): Rational {
  if (!isFraction) return Rational.of(1, 10 ** (decimalPlaces(value) ?? 0));
  const isLine = operation === '+' || operation === '-';
  const parts = isLine ? Math.max(left.denominator, right.denominator) : value.denominator;
  return Rational.of(1, parts);
}
