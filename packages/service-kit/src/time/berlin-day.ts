/** Writes `YYYY-MM-DD`, as Swedes write a date. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/**
 * The day as clocks in Berlin show it, where the school is: `2026-03-29`.
 *
 * @param moment a date, milliseconds, or an ISO timestamp.
 */
export function berlinDay(moment: Date | number | string): string {
  return berlin.format(new Date(moment));
}
