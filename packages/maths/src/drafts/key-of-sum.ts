import { writeNumber } from '../numbers/write-number.ts';
import type { Sum } from '../sums/sum.ts';

/** The same for sums that are the same to a child: 3 + 5 and 5 + 3. */
export function keyOfSum({ left, operation, right }: Sum): string {
  const numbers = [left, right].map((value) => writeNumber(value));
  const isEitherWay = operation === '+' || operation === '*';
  return (isEitherWay ? numbers.toSorted() : numbers).join(operation);
}
