import { Rational } from './rational.ts';

/** A fraction as typed: 3/4, −1/2; whole numbers stay whole. */
export function writeFraction(value: Rational): string {
  const sign = value.isNegative ? '−' : '';
  const numerator = Math.abs(value.numerator);
  return value.isWhole ? `${sign}${numerator}` : `${sign}${numerator}/${value.denominator}`;
}

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

/** The gap German schools put between thousands: narrow, and no line breaks at it. */
const GAP = '\u202f';

/**
 * A number as German schools write it: 7, 12 500, −3, 2,5; where no decimals end, 2/3.
 * `places` asks for at least so many digits behind the comma.
 */
export function writeNumber(value: Rational, places = 0): string {
  const needed = decimalPlaces(value);
  if (needed === null) return `${signOf(value)}${Math.abs(value.numerator)}/${value.denominator}`;
  const shown = Math.max(needed, places);
  const digits = String(Math.round(Math.abs(value.toNumber()) * 10 ** shown));
  if (shown === 0) return signOf(value) + group(digits);
  const padded = digits.padStart(shown + 1, '0');
  return `${signOf(value)}${group(padded.slice(0, -shown))},${padded.slice(-shown)}`;
}

function signOf(value: Rational): string {
  return value.isNegative ? '−' : '';
}

/** Four digits are read at a glance; from five on they get a gap. */
function group(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, GAP);
}

/** A whole number as German schools write it. */
export function writeWhole(value: number): string {
  return writeNumber(Rational.of(value));
}
