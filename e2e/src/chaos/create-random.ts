export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** Choices that a seed repeats (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
