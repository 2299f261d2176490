import { Rational } from '../numbers/rational.ts';
import { decimalPlaces } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { mistakesOfDecimals } from './mistakes-of-decimals.ts';
import { mistakesOfFractions } from './mistakes-of-fractions.ts';
import { mistakesOfWholes } from './mistakes-of-wholes.ts';

/** A sign lost, a sign too many, off by one at zero. */
function mistakesOfNegatives(sum: Sum): Rational[] {
  const value = solve(sum);
  const one = Rational.of(1);
  const turned = solve({ ...sum, right: sum.right.negated() });
  return [
    value.negated(),
    turned,
    turned.negated(),
    value.plus(one),
    value.minus(one),
    value.plus(Rational.of(10)),
  ];
}

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
