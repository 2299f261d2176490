import { decimalPlaces } from '../numbers/decimal-places.ts';
import { Rational } from '../numbers/rational.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';
import { mistakesOfDecimals } from './mistakes-of-decimals.ts';
import { mistakesOfFractions } from './mistakes-of-fractions.ts';
import { mistakesOfNegatives } from './mistakes-of-negatives.ts';
import { mistakesOfWholes } from './mistakes-of-wholes.ts';

/** Wrong results that real mistakes lead to; some may equal the right one or make no sense here. */
export function mistakesOfSum(sum: Sum, isFraction = false): Rational[] {
  const { left, operation, right } = sum;
  const numbers = [left, right, solve(sum)];
  if (numbers.some((value) => value.isNegative)) return mistakesOfNegatives(sum);
  if (isFraction || numbers.some((value) => decimalPlaces(value) === null)) {
    return mistakesOfFractions(sum);
  }
  if (numbers.some((value) => !value.isWhole)) return mistakesOfDecimals(sum);
  return mistakesOfWholes(left.numerator, operation, right.numerator)
    .filter(Number.isInteger)
    .map((value) => Rational.of(value));
}
