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

/** Terms by their numbers, each with a quality from 0 to 3, in ascending order, within a long list. */
export interface TermSet {
  list: Uint32Array;
  start: number;
  end: number;
}

/** Of 256 kB each; a list for each set would take more memory for itself than for its terms. */
const LIST_LENGTH = 65_536;

/** Makes sets that share long lists. */
export function createTermSets() {
  let list = new Uint32Array(LIST_LENGTH);
  let length = 0;
  return (qualities: ReadonlyMap<number, number>): TermSet => {
    if (length + qualities.size > LIST_LENGTH) {
      list = new Uint32Array(LIST_LENGTH);
      length = 0;
    }
    const start = length;
    for (const [term, quality] of qualities) {
      list[length] = term * 4 + quality;
      length += 1;
    }
    list.subarray(start, length).sort();
    return { list, start, end: length };
  };
}

/** The quality of a term in a set; -1 where it is not in it. */
export function qualityIn({ list, start, end }: TermSet, term: number): number {
  let low = start;
  let high = end - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = list[middle] ?? 0;
    const found = value >>> 2;
    if (found === term) return value & 3;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export const termsOf = ({ list, start, end }: TermSet): number[] =>
  Array.from(list.subarray(start, end), (value) => value >>> 2);
