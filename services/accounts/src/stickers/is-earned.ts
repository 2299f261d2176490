import type { Progress } from './progress.store.ts';
import type { StickerEntry } from './sticker-entry.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The longest run of days (`2026-03-29`, in any order, each once) without a gap. */
function longestStreak(days: readonly string[]): number {
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

/** Whether somebody has reached all that a rule of `data/stickers.yaml` asks for. */
export function isEarned(rule: StickerEntry['rule'], progress: Progress): boolean {
  return Object.entries(rule).every(([name, needed]) => amountOf(name, progress) >= needed);
}

function amountOf(name: string, { counters, days }: Progress): number {
  switch (name) {
    case 'days':
      return days.length;
    case 'streak':
      return longestStreak(days);
    case 'stories':
      // The same story may be told of as finished and as saved.
      return Math.max(counters.stories ?? 0, counters['story/rounds'] ?? 0);
    default:
      return counters[name] ?? 0;
  }
}
