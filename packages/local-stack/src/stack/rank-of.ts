/** Order of ending, highest first: the public doors, what stands behind them, the engines below all. */
export function rankOf(name: string): number {
  if (name === 'bff' || name === 'web') return 2;
  return name === 'engines' ? 0 : 1;
}
