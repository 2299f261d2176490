/** Zahlendreher: the last two digits of a whole number change places; null where nothing changes. */
export function swapDigits(value: number): number | null {
  if (value < 10) return null;
  const ones = value % 10;
  const tens = Math.floor(value / 10) % 10;
  const swapped = value - tens * 10 - ones + ones * 10 + tens;
  return swapped === value ? null : swapped;
}
