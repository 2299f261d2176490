/** The digits of a whole number from the right, filled up with zeros to `length`. */
export function digitsOf(value: number, length = 0): number[] {
  return [...String(value).padStart(length, '0')].toReversed().map(Number);
}
