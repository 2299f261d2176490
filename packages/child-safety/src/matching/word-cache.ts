/** More than are said in a lesson; then all are looked at anew. */
const LIMIT = 5_000;

/** People use few words over and over: what a look at one of them gives is remembered. */
export function createWordCache<Result>(look: (word: string) => Result) {
  const known = new Map<string, Result>();
  return {
    word: (word: string): Result => {
      const result = known.get(word) ?? look(word);
      if (known.size >= LIMIT) known.clear();
      known.set(word, result);
      return result;
    },
    /** Where what there is to see has changed. */
    forget: (): void => known.clear(),
  };
}
