/** The places of terms in all sets, from 0; numbers take a fraction of the memory of words. */
export function createTermNumbers() {
  const numbers = new Map<string, number>();
  return {
    learn(term: string): number {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, numbers.size);
      return numbers.size - 1;
    },
    all: () => numbers.keys(),
    /** -1 where no text of ours has the term. */
    of: (term: string): number => numbers.get(term) ?? -1,
  };
}

/** Terms by their numbers, each with a quality from 0 to 3, in ascending order. */
export type TermSet = Uint32Array;

export const termSet = (qualities: ReadonlyMap<number, number>): TermSet =>
  Uint32Array.from(qualities, ([term, quality]) => term * 4 + quality).sort();

/** The quality of a term in a set; -1 where it is not in it. */
export function qualityIn(set: TermSet, term: number): number {
  let low = 0;
  let high = set.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = set[middle] ?? 0;
    const found = value >>> 2;
    if (found === term) return value & 3;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export const termsOf = (set: TermSet): number[] => Array.from(set, (value) => value >>> 2);
