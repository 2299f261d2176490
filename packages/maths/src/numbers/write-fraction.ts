import type { Rational } from './rational.ts';

/** A fraction as typed: 3/4, −1/2; whole numbers stay whole. */
export function writeFraction(value: Rational): string {
  const sign = value.isNegative ? '−' : '';
  const numerator = Math.abs(value.numerator);
  return value.isWhole ? `${sign}${numerator}` : `${sign}${numerator}/${value.denominator}`;
}
