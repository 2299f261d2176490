const HOUR_MS = 60 * 60 * 1_000;
/** Writes `YYYY-MM-DD`, as Swedes write a date. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
let last = { hour: Number.NaN, day: '' };

/** The day as clocks in Berlin show it, where the school is: `YYYY-MM-DD`. */
export function berlinDay(timeMs: number): string {
  // A day in Berlin begins with a full hour, and events come mostly in their order.
  const hour = Math.floor(timeMs / HOUR_MS);
  if (hour !== last.hour) last = { hour, day: berlin.format(timeMs) };
  return last.day;
}
