import type { Rational } from './rational.ts';

const MOST = 6;

/** How many digits a number needs behind the comma; null where they would never end. */
export function decimalPlaces(value: Rational): number | null {
  let power = 1;
  for (let places = 0; places <= MOST; places += 1) {
    if (power % value.denominator === 0) return places;
    power *= 10;
  }
  return null;
}
