import { decimalPlaces, writeNumber } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';
import { explainAddition } from './explain-addition.ts';
import { explainDecimals } from './explain-decimals.ts';
import { explainDivision } from './explain-division.ts';
import { explainFractions } from './explain-fractions.ts';
import { explainMultiplication } from './explain-multiplication.ts';
import { explainSubtraction } from './explain-subtraction.ts';

/** The way along the number line, for + and − of whole numbers where something is below 0. */
function explainNegatives(sum: Sum): string {
  const { left, operation, right } = sum;
  const result = writeNumber(solve(sum));
  if (right.isNegative) {
    const turned: Sum = {
      left,
      operation: operation === '+' ? '-' : '+',
      right: right.negated(),
    };
    const rule = operation === '+' ? 'Plus minus wird zu minus' : 'Minus minus wird zu plus';
    return `${rule}: ${writeSum(sum)} = ${writeSum(turned)} = ${result}.`;
  }
  const goesRight = operation === '+';
  const way = `Gehe auf der Zahlengeraden von ${writeNumber(left)} um ${writeNumber(right)} nach ${goesRight ? 'rechts' : 'links'}`;
  const toZero = Math.abs(left.toNumber());
  const rest = right.toNumber() - toZero;
  const crosses = left.isNegative === goesRight && rest > 0 && toZero > 0;
  if (!crosses) return `${way}: Du landest bei ${result}.`;
  return `${way}: erst ${toZero} bis zur 0, dann noch ${rest}. Du landest bei ${result}.`;
}

interface Options {
  /** Numbers are writeWhole as fractions even where decimals would do. */
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
