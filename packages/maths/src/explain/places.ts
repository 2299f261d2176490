/** The digits of a whole number from the right, filled up with zeros to `length`. */
export function digitsOf(value: number, length = 0): number[] {
  return [...String(value).padStart(length, '0')].toReversed().map(Number);
}

/** How many zeros both whole numbers end with. Neither may be 0. */
export function sharedZeros(one: number, other: number): number {
  let zeros = 0;
  while (one % 10 ** (zeros + 1) === 0 && other % 10 ** (zeros + 1) === 0) zeros += 1;
  return zeros;
}

/** Places of a whole number from the right, as German schools name them. */
export const PLACES = [
  'Einer',
  'Zehner',
  'Hunderter',
  'Tausender',
  'Zehntausender',
  'Hunderttausender',
  'Millionen',
] as const;
