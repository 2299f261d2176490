import { integerBetween, type Random } from '@lux/random/random.ts';
import { sampleFractionSum } from '../levels/sample-fraction-sum.ts';
import { Rational } from '../numbers/rational.ts';
import type { Operation, Sum } from '../sums/sum.ts';
import type { Numbers, Range } from './word-problem.ts';

const ODD = new Set([6, 7, 9, 12]);

/** Numbers for a word problem. Of − at least 2 remain where it does not go below 0. */
export function sampleNumbers(
  random: Random,
  numbers: Numbers | 'fractions',
  operation: Operation,
  rounding?: 'up' | 'down',
): Sum {
  if (numbers === 'fractions') return sampleMeasurable(random, operation);
  const left = sample(random, numbers.left);
  if (operation === '-') {
    const right = sample(random, below(numbers.right, left.toNumber()));
    return { left, operation, right };
  }
  const right = sample(random, numbers.right);
  if (operation !== '/') return { left, operation, right };
  const even = left.times(right);
  if (!rounding) return { left: even, operation, right };
  const rest = integerBetween(random, 1, right.numerator - 1);
  return { left: even.plus(Rational.of(rest)), operation, right };
}

/** Only fractions that occur in measures: no seventh of a litre. */
function sampleMeasurable(random: Random, operation: Operation): Sum {
  for (;;) {
    const sum = sampleFractionSum(random, operation);
    const isOdd = [sum.left, sum.right].some(({ denominator }) => ODD.has(denominator));
    if (!isOdd) return sum;
  }
}

function sample(random: Random, [least, most, step = 1, per = 1]: Range): Rational {
  return Rational.of(
    least + step * integerBetween(random, 0, Math.floor((most - least) / step)),
    per,
  );
}

/** Ranges that begin above `top` are meant to go below 0. */
function below([least, most, step = 1, per = 1]: Range, top: number): Range {
  const highest = Math.floor((top - 2) * per);
  return [least, highest < least ? most : Math.min(most, highest), step, per];
}
