import { digitsOf } from '../explain/digits-of.ts';

/** Both numbers added column by column, each carry forgotten: 28 + 15 is 33. */
export function withoutCarry(left: number, right: number): number {
  const length = Math.max(String(left).length, String(right).length);
  const other = digitsOf(right, length);
  return digitsOf(left, length).reduce(
    (total, digit, place) => total + ((digit + (other[place] ?? 0)) % 10) * 10 ** place,
    0,
  );
}
