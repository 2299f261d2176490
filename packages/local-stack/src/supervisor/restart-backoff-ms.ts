const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** Pause before restart number 0, 1, 2 …: 250 ms, doubled each time, up to 10 s. */
export function restartBackoffMs(restart: number): number {
  return Math.min(firstPauseMs * 2 ** restart, longestPauseMs);
}
