import { decimalPlaces } from '../numbers/decimal-places.ts';
import type { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import type { Noun } from './noun.ts';

/** "1 Apfel", "12 Äpfel", "3,50 €"; euros with cents have two digits behind the comma. */
export function writeMeasured(value: Rational, unit: Noun, hasCents = false): string {
  const isOne = value.isWhole && value.numerator === 1;
  const places = unit.one === '€' && (hasCents || decimalPlaces(value) !== 0) ? 2 : 0;
  return `${writeNumber(value, places)} ${isOne ? unit.one : unit.many}`;
}
