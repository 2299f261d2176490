const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day a child in Germany has at that moment, as `2026-03-29`. */
export function berlinDay(timestamp: string): string {
  return format.format(new Date(timestamp));
}
