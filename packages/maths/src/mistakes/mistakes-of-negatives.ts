import { Rational } from '../numbers/rational.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';

/** A sign lost, a sign too many, off by one at zero. */
export function mistakesOfNegatives(sum: Sum): Rational[] {
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
