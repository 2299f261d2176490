/** A duration that stands for all of its `durationClass`, at most 5 % off; one decimal. */
export function durationOfClass(durationClass: number): number {
  return Math.round(10 * 1.1 ** (durationClass - 0.5)) / 10;
}
