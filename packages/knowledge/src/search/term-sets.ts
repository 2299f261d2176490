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
    count: () => numbers.size,
    /** -1 where no text of ours has the term. */
    of: (term: string): number => numbers.get(term) ?? -1,
  };
}

export type TermNumbers = ReturnType<typeof createTermNumbers>;

/** Terms by their numbers, each with a quality from 0 to 3, in ascending order, within a long list. */
export interface TermSet {
  list: Uint32Array;
  start: number;
  end: number;
}

/** Of 256 kB each; a list for each set would take more memory for itself than for its terms. */
const LIST_LENGTH = 65_536;

/** Makes one set of so many terms after the other; they share long lists. */
export function createTermSets(termCount: number) {
  let list = new Uint32Array(LIST_LENGTH);
  let start = 0;
  /** For each term 1 more than its quality in the set that is being made, 0 where it is not in it. */
  const marks = new Uint8Array(termCount);
  const added: number[] = [];
  return {
    /** Of several qualities of a term the best counts. */
    add(term: number, quality: number) {
      const before = marks[term] ?? 0;
      if (before === 0) added.push(term);
      if (quality >= before) marks[term] = quality + 1;
    },
    close(): TermSet {
      if (start + added.length > LIST_LENGTH) {
        list = new Uint32Array(LIST_LENGTH);
        start = 0;
      }
      const set = { list, start, end: start + added.length };
      for (const [place, term] of added.entries()) {
        list[start + place] = term * 4 + (marks[term] ?? 0) - 1;
        marks[term] = 0;
      }
      list.subarray(set.start, set.end).sort();
      start = set.end;
      added.length = 0;
      return set;
    },
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
