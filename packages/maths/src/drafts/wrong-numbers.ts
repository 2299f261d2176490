import { Rational } from '../numbers/rational.ts';
import { decimalPlaces } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';

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

/** How many times larger or smaller than the right number a wrong one may be. */
const FARTHEST = 20;

/** Which wrong numbers look as if they could be the answer: of its kind, its sign and about its size. */
export function suitsBeside(
  sum: Sum,
  most = Number.POSITIVE_INFINITY,
): (value: Rational) => boolean {
  const answer = solve(sum);
  const hasNegatives = [sum.left, sum.right, answer].some((value) => value.isNegative);
  const size = Math.abs(answer.toNumber());
  const least = sum.operation === '-' ? 0 : Number.MIN_VALUE;
  const places = decimalPlaces(answer);
  return (value) => {
    const number = value.toNumber();
    if (answer.isWhole && sum.left.isWhole && sum.right.isWhole && !value.isWhole) return false;
    if (hasNegatives) return Math.abs(number) <= size + 40;
    if (number < least || number > Math.max(most, size)) return false;
    if (places !== null && (decimalPlaces(value) ?? 9) > Math.max(places + 1, 2)) return false;
    return (
      number <= Math.max(size * FARTHEST, answer.isWhole ? 12 : 0) && number * FARTHEST >= size
    );
  };
}
