import { pick } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { Rational } from '../numbers/rational.ts';
import type { Operation, Sum } from '../sums/sum.ts';

/** Denominators that children of grades 5–6 meet together. */
const FAMILIES = [
  [2, 4],
  [2, 4, 8],
  [3, 6],
  [2, 3, 6],
  [5, 10],
  [2, 5, 10],
  [3, 9],
  [3, 4, 12],
  [7],
  [5],
  [8],
  [9],
] as const;

/** A sum of simple fractions, grades 5–6; the result of + is at most 1, that of − more than 0. */
export function sampleFractionSum(random: Random, operation: Operation): Sum {
  switch (operation) {
    case '+': {
      const [one, total] = sampleTwo(random);
      return { left: one, operation, right: total.minus(one) };
    }
    case '-': {
      const [right, left] = sampleTwo(random);
      return { left, operation, right };
    }
    case '*': {
      const left = properFraction(random, pick(random, [2, 3, 4, 5, 6, 7, 8]));
      if (random() < 0.4) {
        return {
          left,
          operation,
          right: Rational.of(left.denominator * integerBetween(random, 2, 6)),
        };
      }
      return { left, operation, right: properFraction(random, pick(random, [2, 3, 4, 5])) };
    }
    case '/': {
      const right = properFraction(random, pick(random, [2, 3, 4, 5]));
      if (random() < 0.5) {
        const left = properFraction(random, pick(random, [2, 3, 4, 5, 6, 7]));
        return { left, operation, right: Rational.of(integerBetween(random, 2, 5)) };
      }
      return { left: properFraction(random, pick(random, [2, 3, 4, 5])), operation, right };
    }
  }
}

/** Two different fractions of one family, the smaller one first; their difference is simple, too. */
function sampleTwo(random: Random): [smaller: Rational, larger: Rational] {
  const family: readonly number[] = pick(random, FAMILIES);
  const largest = Math.max(...family);
  for (;;) {
    const one = properFraction(random, pick(random, family));
    const other = random() < 0.15 ? Rational.of(1) : properFraction(random, pick(random, family));
    const gap = other.minus(one);
    if (gap.numerator === 0) continue;
    const [smaller, larger] = gap.isNegative ? [other, one] : [one, other];
    if (larger.minus(smaller).denominator <= largest && !smaller.isWhole) return [smaller, larger];
  }
}

function properFraction(random: Random, denominator: number): Rational {
  for (;;) {
    const value = Rational.of(integerBetween(random, 1, denominator - 1), denominator);
    if (value.denominator === denominator) return value;
  }
}
