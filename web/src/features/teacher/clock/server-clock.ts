/** The server's time on a device whose own clock may be wrong by hours. */
export interface ServerClock {
  nowMs: () => number;
}

/** An answer's `Date` has no parts of a second: on average half a one has passed. */
const HALF_A_SECOND_MS = 500;
/** Answers differ by how long they travelled; a countdown must not jump over that. */
const TOLERANCE_MS = 2_000;

/**
 * The clock by the newest answer. Between answers `performance.now` counts, which no change of the
 * device's clock touches; the clock before stays where both agree.
 */
export function setClock(before: ServerClock | null, saidAtMs: number | null): ServerClock {
  if (saidAtMs === null) return before ?? { nowMs: Date.now };
  const anchorMs = saidAtMs + HALF_A_SECOND_MS - performance.now();
  const clock = { nowMs: () => anchorMs + performance.now() };
  if (before === null) return clock;
  return Math.abs(before.nowMs() - clock.nowMs()) < TOLERANCE_MS ? before : clock;
}

/** Whole seconds until then, never below zero. */
export function secondsUntil(iso: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - nowMs) / 1000));
}

/** Whole minutes since then, never below zero. */
export function minutesSince(iso: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(iso)) / 60_000));
}
