import { digitsOf } from '../explain/digits-of.ts';

/** In each column the smaller digit from the larger one, as children do who shun borrowing: 52 − 38 is 26. */
export function smallerFromLarger(left: number, right: number): number {
  const length = Math.max(String(left).length, String(right).length);
  const other = digitsOf(right, length);
  return digitsOf(left, length).reduce(
    (total, digit, place) => total + Math.abs(digit - (other[place] ?? 0)) * 10 ** place,
    0,
  );
}
