const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The longest pause between two tries while somebody cannot be told. */
const LONGEST_BACKOFF_MS = 10 * MINUTE_MS;
const FIRST_BACKOFF_MS = 10_000;

/**
 * When people are told again: at these minutes after `since`, then daily. What an outage has let pass is
 * not made up for.
 *
 * @param repeatMinutes ascending.
 */
export function nextReminder(since: Date, now: Date, repeatMinutes: readonly number[]): Date {
  const planned = repeatMinutes.map((minutes) => since.getTime() + minutes * MINUTE_MS);
  const next = planned.find((at) => at > now.getTime());
  return new Date(next ?? now.getTime() + DAY_MS);
}

/** When it is tried again after so many failures in a row: 10 s, 20 s, 40 s … 10 minutes. */
export function nextTry(now: Date, failures: number): Date {
  const pauseMs = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
  return new Date(now.getTime() + pauseMs);
}
