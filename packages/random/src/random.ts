/** Like `Math.random`, which is one: from 0 up to, but not including, 1. */
export type Random = () => number;

/** A generator whose numbers the seed repeats (mulberry32). Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed far from its neighbours', for seeds that are counted: 1, 2, 3. */
export function spreadSeed(seed: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
}

/** Any number from `low` up to, but not including, `high`. */
export function floatBetween(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A whole number from `least` to `most`, both included. */
export function integerBetween(random: Random, least: number, most: number): number {
  return least + integerBelow(random, most - least + 1);
}

/** A whole number from 0 up to, but not including, `end`. */
export function integerBelow(random: Random, end: number): number {
  return Math.floor(random() * end);
}

/** True with this probability, from 0 (never) to 1 (always). */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}
