const MINUTE_MS = 60_000;

/** How many words somebody reads in a minute, rounded; 0 where no time has passed. */
export function wordsPerMinute(wordCount: number, durationMs: number): number {
  return durationMs > 0 ? Math.round((wordCount * MINUTE_MS) / durationMs) : 0;
}
