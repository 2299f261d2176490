/** One line of a bench's answer. */
export function show(what: string, value: number | string, bar = 'none'): void {
  const figure = typeof value === 'number' ? value.toFixed(3).replace(/\.?0+$/, '') : value;
  console.log(`${what.padEnd(60)} ${figure.padStart(10)}   bar ${bar}`);
}
