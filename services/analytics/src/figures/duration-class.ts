/** Each class is 10 % wider than the one before, so that its middle is at most 5 % off. */
const GROWTH = Math.log(1.1);

/** The class of a duration; `durationOfClass` is its inverse. Everything up to 1 ms is class 0. */
export function durationClass(durationMs: number): number {
  return durationMs <= 1 ? 0 : Math.ceil(Math.log(durationMs) / GROWTH);
}
