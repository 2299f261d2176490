import { Rational } from '../numbers/rational.ts';
import type { Sum } from '../sums/sum.ts';

/** The whole number a division with a rest asks for, and what children say instead of it. */
export function roundedAnswer(
  { left, right }: Sum,
  rounding: 'up' | 'down',
): { value: Rational; mistakes: Rational[] } {
  const down = Math.floor(left.over(right).toNumber());
  const value = rounding === 'up' ? down + 1 : down;
  const rest = left.numerator % right.numerator;
  const mistakes = [down, down + 1, value + 1, value - 1, rest, value + 2, right.numerator];
  return { value: Rational.of(value), mistakes: mistakes.map((wrong) => Rational.of(wrong)) };
}
