import type { ReadingSession } from './reading-session.ts';

/** Which text is on the screen, counted from 0; the number of texts when none is left. */
export function readingIndex({ answers, step }: ReadingSession): number {
  return answers.length - (step === 'answered' ? 1 : 0);
}
