const DAY_MS = 24 * 60 * 60 * 1_000;

/** The longest run of days (`2026-03-29`, in any order, each once) without a gap. */
export function longestStreak(days: readonly string[]): number {
  // As days of UTC, which all have 24 hours.
  const numbers = days.map((day) => Date.parse(day) / DAY_MS).toSorted((one, other) => one - other);
  let longest = 0;
  let run = 0;
  for (const [index, day] of numbers.entries()) {
    run = numbers[index - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
