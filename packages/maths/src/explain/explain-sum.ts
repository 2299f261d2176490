import { decimalPlaces } from '../numbers/decimal-places.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';
import { explainAddition } from './explain-addition.ts';
import { explainDecimals } from './explain-decimals.ts';
import { explainDivision } from './explain-division.ts';
import { explainFractions } from './explain-fractions.ts';
import { explainMultiplication } from './explain-multiplication.ts';
import { explainNegatives } from './explain-negatives.ts';
import { explainSubtraction } from './explain-subtraction.ts';

interface Options {
  /** Numbers are written as fractions even where decimals would do. */
  isFraction?: boolean;
}

/** The way to a sum's solution in words a child follows; every equation in it is true. */
export function explainSum(sum: Sum, { isFraction = false }: Options = {}): string {
  const { left, operation, right } = sum;
  const numbers = [left, right, solve(sum)];
  if (numbers.some((value) => value.isNegative)) return explainNegatives(sum);
  if (isFraction || numbers.some((value) => decimalPlaces(value) === null))
    return explainFractions(sum);
  if (numbers.some((value) => !value.isWhole)) return explainDecimals(sum);
  const [one, other] = [left.numerator, right.numerator];
  switch (operation) {
    case '+':
      return explainAddition(one, other);
    case '-':
      return explainSubtraction(one, other);
    case '*':
      return explainMultiplication(one, other);
    case '/':
      return explainDivision(one, other);
  }
}
