import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';

/** A whole number as German schools write it. */
export function written(value: number): string {
  return writeNumber(Rational.of(value));
}
