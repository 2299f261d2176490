/**
 * The least cost of turning one text into the other; a letter more or less costs 1, another letter
 * what `exchange` says, 1 if nothing is said.
 */
export function editDistance(
  one: string,
  other: string,
  exchange: (from: string, to: string) => number = () => 1,
): number {
  const letters = [...other];
  let row = letters.map((_, index) => index + 1);
  let left = 0;
  for (const [index, from] of [...one].entries()) {
    let diagonal = index;
    left = index + 1;
    row = letters.map((to, column) => {
      const above = row[column] ?? 0;
      const exchanged = diagonal + (from === to ? 0 : exchange(from, to));
      diagonal = above;
      left = Math.min(exchanged, above + 1, left + 1);
      return left;
    });
  }
  return row.at(-1) ?? [...one].length;
}
