import type { ReadingAnswer } from './reading-answer.ts';

/** What LUX says about a reading: what was done, and never that something was wrong. */
export function readingMessage({ isCorrect, words, way }: ReadingAnswer): string {
  if (isCorrect) return way === 'typed' ? 'Geschrieben!' : 'Gelesen!';
  if (words.some(({ state }) => state === 'again')) {
    return 'Du hast gelesen. Manche Wörter kannst du noch üben.';
  }
  return 'LUX hat nicht alle Wörter gehört. Du hast nichts falsch gemacht.';
}
