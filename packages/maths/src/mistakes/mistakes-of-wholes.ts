import { digitsOf } from '../explain/places.ts';
import type { Operation } from '../sums/sum.ts';

/** Zahlendreher: the last two digits of a whole number change places; null where nothing changes. */
export function swapDigits(value: number): number | null {
  if (value < 10) return null;
  const ones = value % 10;
  const tens = Math.floor(value / 10) % 10;
  const swapped = value - tens * 10 - ones + ones * 10 + tens;
  return swapped === value ? null : swapped;
}

/** Both numbers added column by column, each carry forgotten: 28 + 15 is 33. */
function withoutCarry(left: number, right: number): number {
  const length = Math.max(String(left).length, String(right).length);
  const other = digitsOf(right, length);
  return digitsOf(left, length).reduce(
    (total, digit, place) => total + ((digit + (other[place] ?? 0)) % 10) * 10 ** place,
    0,
  );
}

/** In each column the smaller digit from the larger one, as children do who shun borrowing: 52 − 38 is 26. */
function smallerFromLarger(left: number, right: number): number {
  const length = Math.max(String(left).length, String(right).length);
  const other = digitsOf(right, length);
  return digitsOf(left, length).reduce(
    (total, digit, place) => total + Math.abs(digit - (other[place] ?? 0)) * 10 ** place,
    0,
  );
}

/** Results that children really get, for whole numbers not below 0; the right one may be among them. */
export function mistakesOfWholes(left: number, operation: Operation, right: number): number[] {
  switch (operation) {
    case '+':
      return [...aroundLine(left + right), withoutCarry(left, right), Math.abs(left - right)];
    case '-':
      return [...aroundLine(left - right), smallerFromLarger(left, right), left + right];
    case '*':
      return ofProduct(left, right);
    case '/':
      return ofQuotient(left, right);
  }
}

/** Off by one in counting, off by ten in carrying; of large numbers off by a hundred. */
function aroundLine(value: number): number[] {
  const near = [...swapped(value), value + 10, value - 10];
  if (value >= 10_000 && value % 100 === 0) {
    const step = value % 1_000 === 0 ? 1_000 : 100;
    return [value + step, value - step, value + 10 * step, value - 10 * step];
  }
  if (value % 10 === 0 && value >= 100) return [...near, value + 100, value - 100];
  return value < 100
    ? [...near, value + 1, value - 1]
    : [...near, value + 100, value - 100, value + 1];
}

function ofProduct(left: number, right: number): number[] {
  const value = left * right;
  const [large, small] = left < right ? [right, left] : [left, right];
  const unit = value <= 100 ? () => 1 : unitOf;
  const [smalls, larges] = [small * unit(large), large * unit(small)];
  const neighbours = [value + smalls, value - smalls, value + larges, value - larges];
  if (value <= 100) return [...neighbours, left + right, ...swapped(value)];
  if (value % 100 === 0) return [...neighbours, value * 10, value / 10];
  const partsOnly = large > 10 && small > 10 ? [productOfPlaces(large, small)] : [];
  return [...neighbours, ...partsOnly, ...swapped(value), value + 10, value - 10];
}

/** What the neighbour in the table differs by: 1 for 7, 10 for 70. */
function unitOf(value: number): number {
  return 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0);
}

/** Tens by tens and ones by ones, the rest forgotten: 14 · 12 is 108. */
function productOfPlaces(large: number, small: number): number {
  const [largeOnes, smallOnes] = [large % 10, small % 10];
  return (large - largeOnes) * (small - smallOnes) + largeOnes * smallOnes;
}

function ofQuotient(left: number, right: number): number[] {
  const value = left / right;
  const near = [value + 1, value - 1, value + 2, ...swapped(value)];
  if (value <= 10) return left <= 100 ? [...near, left - right, right] : [...near, right];
  const zeros = value % 10 === 0 ? [value * 10, value / 10] : [];
  return [...near, ...zeros, value + 10, value - 10];
}

function swapped(value: number): number[] {
  const turned = swapDigits(value);
  // 20 is never taken for 02.
  return turned === null || turned < 10 ? [] : [turned];
}
