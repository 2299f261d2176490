/** One line of a bench's answer. */
export function show(what: string, value: number | string, bar = ''): void {
  const figure = typeof value === 'number' ? value.toFixed(3).replace(/\.?0+$/, '') : value;
  console.log(`${what.padEnd(60)} ${figure.padStart(10)}   bar ${bar || 'none'}`);
}

/** The value that the given share of values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
