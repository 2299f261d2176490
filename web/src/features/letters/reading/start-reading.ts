import type { ReadingSession } from './reading-session.ts';
import type { ReadingText } from './reading-text.ts';

/** `at` in ms since 1970; `id` as contracts `Id` has it. */
export function startReading(texts: ReadingText[], id: string, at: number): ReadingSession {
  return { id, texts, answers: [], step: 'ready', playedMs: 0, lastAt: at };
}
