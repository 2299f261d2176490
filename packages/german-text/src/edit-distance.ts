interface EditRules {
  /** What another letter costs; 1 if nothing is said. */
  replaceCost?: (from: string, to: string) => number;
  /** Whether two neighbours that changed places are one edit (optimal string alignment). */
  allowsSwaps?: boolean;
  /** The greatest distance of interest: whatever is further gives `limit` + 1, and is found sooner. */
  limit?: number;
}

/** The least cost of turning one word into the other (Levenshtein); a letter more or less costs 1. */
export function editDistance(
  from: string,
  to: string,
  { replaceCost = () => 1, allowsSwaps = false, limit = Number.POSITIVE_INFINITY }: EditRules = {},
): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= to.length; column += 1) last.push(column);
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charAt(row - 1);
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charAt(column - 1);
      const exchanged =
        (last[column - 1] ?? 0) + (letter === other ? 0 : replaceCost(letter, other));
      let cost = Math.min(exchanged, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = letter === to[column - 2] && from[row - 2] === other;
      if (allowsSwaps && row > 1 && column > 1 && isSwap) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit + 1;
}
