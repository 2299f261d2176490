export interface Chooser {
  /** One of them, each as likely as any other; undefined of none. */
  pick: <Value>(values: readonly Value[]) => Value | undefined;
  shuffle: <Value>(values: readonly Value[]) => Value[];
}

/** Choices that are the same for the same seed (mulberry32), so that a story can be told again. */
export function createChooser(seed: number): Chooser {
  let state = seed | 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    pick: (values) => values[below(values.length)],
    shuffle: (values) => {
      const rest = [...values];
      const shuffled: typeof rest = [];
      while (rest.length > 0) shuffled.push(...rest.splice(below(rest.length), 1));
      return shuffled;
    },
  };
}
