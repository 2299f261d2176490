/** More different words than a lesson has; a full cache is cleared. */
const LIMIT = 5_000;

/** Memoizes a function of a word, as people use few words over and over. */
export function createWordCache<Result>(compute: (word: string) => Result) {
  const known = new Map<string, Result>();
  return {
    word: (word: string): Result => {
      const result = known.get(word) ?? compute(word);
      if (known.size >= LIMIT) known.clear();
      known.set(word, result);
      return result;
    },
    /** For when the results may have changed. */
    clear: (): void => known.clear(),
  };
}
