const DAY_MS = 86_400_000;

/** Days since 1970 of a calendar date; differences of these never meet a clock change. */
export function dayNumber({
  year,
  month,
  day,
}: {
  year: number;
  month: number;
  day: number;
}): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
