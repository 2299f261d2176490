interface DayCount {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  date: string;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** `YYYY-MM-DD`, as Swedes write dates. */
const berlinDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The last days up to today, oldest first, each with its count, also those without requests. */
export function fillDays(counted: readonly DayCount[], today: Date, days: number): DayCount[] {
  const counts = new Map(counted.map(({ date, count }) => [date, count]));
  // Noon: a step of 24 hours stays within its day when the clocks change.
  const noon = Date.parse(`${berlinDate.format(today)}T12:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(noon - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
}
