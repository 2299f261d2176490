import { longestStreak } from './longest-streak.ts';
import type { Progress } from './progress.store.ts';
import type { StickerEntry } from './sticker-entry.ts';

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
