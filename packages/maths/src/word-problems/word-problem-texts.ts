import { explainRest } from '../explain/explain-division.ts';
import { explainSum } from '../explain/explain-sum.ts';
import { Rational } from '../numbers/rational.ts';
import { decimalPlaces, writeFraction, writeNumber } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { signOf, writeSum } from '../sums/write-sum.ts';
import type { Noun } from './nouns.ts';
import type { WordProblem } from './word-problem.ts';

/** "1 Apfel", "12 Äpfel", "3,50 €"; euros with cents have two digits behind the comma. */
function writeMeasured(value: Rational, unit: Noun, hasCents = false): string {
  const isOne = value.isWhole && value.numerator === 1;
  const places = unit.one === '€' && (hasCents || decimalPlaces(value) !== 0) ? 2 : 0;
  return `${writeNumber(value, places)} ${isOne ? unit.one : unit.many}`;
}

/** The numbers of a word problem as it writes them; where there are cents, all amounts have two digits for them. */
export function textsOf(sum: Sum, { unit, rounding }: WordProblem, isFraction: boolean) {
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
