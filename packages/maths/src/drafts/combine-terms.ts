import { writeNumber } from '../numbers/write-number.ts';
import type { Operation } from '../operation.ts';
import { solve } from '../sums/solve.ts';
import { signOf, writeSum } from '../sums/write-sum.ts';
import type { Term } from './term.ts';

/** Both terms joined by an operation, with brackets only where they change the result. */
export function combineTerms(left: Term, operation: Operation, right: Term): Term {
  const isPoint = operation === '*' || operation === '/';
  const needsLeft = isPoint && left.rank === 'line';
  const needsRight = isPoint ? right.rank !== 'number' : right.rank === 'line';
  const sum = { left: left.value, operation, right: right.value };
  const value = solve(sum);
  return {
    value,
    text: `${bracket(left, needsLeft)} ${signOf(operation)} ${bracket(right, needsRight)}`,
    rank: isPoint ? 'point' : 'line',
    hasBrackets: needsLeft || needsRight || left.hasBrackets || right.hasBrackets,
    steps: [...left.steps, ...right.steps, `${writeSum(sum)} = ${writeNumber(value)}`],
    flat: {
      numbers: [...left.flat.numbers, ...right.flat.numbers],
      operations: [...left.flat.operations, operation, ...right.flat.operations],
    },
  };
}

function bracket({ text }: Term, isNeeded: boolean): string {
  return isNeeded ? `(${text})` : text;
}
