import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import type { Term } from './term.ts';

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
