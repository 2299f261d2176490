import type { FittedHead } from '@lux/german-text/classifier/fit-softmax.ts';

interface Kept {
  /** With features of no weight, which only are known: hashes in rising order. */
  with: (known: Uint32Array) => { hashes: Uint32Array; fitted: FittedHead };
}

/** The features whose weights tell the labels apart most; the others say next to nothing. */
export function keepStrongest(
  hashes: Uint32Array,
  { bias, weights }: FittedHead,
  { labelCount, most }: { labelCount: number; most: number },
): Kept {
  const strengthOf = (row: number) => {
    const own = weights.subarray(row * labelCount, (row + 1) * labelCount);
    return Math.max(...own) - Math.min(...own);
  };
  const strengths = Float32Array.from(hashes, (_, row) => strengthOf(row));
  const least = strengths.toSorted().at(-most) ?? 0;
  const rows = new Map<number, number>();
  hashes.forEach((hash, row) => {
    if ((strengths[row] ?? 0) >= least) rows.set(hash, row);
  });
  return {
    with: (known) => {
      const all = Uint32Array.from(new Set([...rows.keys(), ...known])).sort();
      const chosen = new Float32Array(all.length * labelCount);
      all.forEach((hash, at) => {
        const row = rows.get(hash);
        if (row === undefined) return;
        chosen.set(weights.subarray(row * labelCount, (row + 1) * labelCount), at * labelCount);
      });
      return { hashes: all, fitted: { bias, weights: chosen } };
    },
  };
}
