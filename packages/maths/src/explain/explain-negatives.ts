import { writeNumber } from '../numbers/write-number.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';

/** The way along the number line, for + and − of whole numbers where something is below 0. */
export function explainNegatives(sum: Sum): string {
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
