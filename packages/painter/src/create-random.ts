/** A seeded source of numbers from 0 to 1 (mulberry32): the same seed paints the same picture. */
export type Random = {
  (): number;
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
  chance(probability: number): boolean;
};

export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)],
    chance: (probability: number) => next() < probability,
  });
}
