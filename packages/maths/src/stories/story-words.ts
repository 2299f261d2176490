import { explainRest } from '../explain/explain-rest.ts';
import { explainSum } from '../explain/explain-sum.ts';
import { Rational } from '../numbers/rational.ts';
import { writeFraction } from '../numbers/write-fraction.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { signOf } from '../sums/sign-of.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';
import type { Story } from './story.ts';
import { writeMeasured } from './write-measured.ts';

/** A story's numbers as it writes them; where there are cents, all amounts have two digits for them. */
export function storyWords(sum: Sum, { unit, rounding }: Story, isFraction: boolean) {
  const { left, operation, right } = sum;
  const isLine = operation === '+' || operation === '-';
  const hasCents = unit.one === '€' && !(left.isWhole && right.isWhole && solve(sum).isWhole);
  const write = (value: Rational) => (isFraction ? writeFraction(value) : writeNumber(value));
  const amount = (value: Rational) => (hasCents ? writeNumber(value, 2) : write(value));
  const words = { left: amount(left), right: isLine ? amount(right) : write(right) };
  const inCents = () => {
    const cents = { left: toCents(left), operation, right: isLine ? toCents(right) : right };
    return `In Cent: ${writeSum(cents)} = ${writeNumber(solve(cents))}.`;
  };
  return {
    ...words,
    expression: `${words.left} ${signOf(operation)} ${words.right}`,
    way: rounding
      ? explainRest(left.numerator, right.numerator)
      : hasCents
        ? inCents()
        : explainSum(sum, { isFraction }),
    measured: (value: Rational) =>
      isFraction ? `${writeFraction(value)} ${unit.one}` : writeMeasured(value, unit, hasCents),
  };
}

function toCents(value: Rational): Rational {
  return value.times(Rational.of(100));
}
