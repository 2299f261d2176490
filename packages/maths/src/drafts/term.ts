import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { type Operation, solve } from '../sums/sum.ts';
import { signOf, writeSum } from '../sums/write-sum.ts';

/** A part of a longer sum, with everything that is calculated on the way to its value. */
export interface Term {
  value: Rational;
  text: string;
  /** What its own last step is: nothing, · or :, + or −. */
  rank: 'number' | 'point' | 'line';
  hasBrackets: boolean;
  /** "4 · 7 = 28", in the order to be done. */
  steps: string[];
  /** The numbers and signs as they stand, brackets left out. */
  flat: { numbers: Rational[]; operations: Operation[] };
}

/** A whole number as a part of a longer sum. */
export function numberTerm(number: number): Term {
  const value = Rational.of(number);
  return {
    value,
    text: writeNumber(value),
    rank: 'number',
    hasBrackets: false,
    steps: [],
    flat: { numbers: [value], operations: [] },
  };
}

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
