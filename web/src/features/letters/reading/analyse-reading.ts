import type { HeardReading } from './create-heard-text.ts';
import type { ReadingAnswer } from './reading-session.ts';

/** Faster than any reading: the recogniser delivered all words at once. */
const SHORTEST_MS = 1000;

/**
 * Compares what was heard with the text (SPEC 5). Rejects if the reading package cannot be loaded.
 */
export async function analyseReading(
  text: string,
  { transcript, durationMs }: HeardReading,
): Promise<ReadingAnswer> {
  const { compareReading, wordsPerMinute } = await import('@lux/reading/compare-reading.ts');
  const { words, isCorrect } = compareReading(text, transcript);
  const readCount = words.filter(({ state }) => state === 'read').length;
  const isTimed = durationMs !== null && durationMs >= SHORTEST_MS;
  return {
    words,
    isCorrect,
    wordsPerMinute: (isTimed && wordsPerMinute(readCount, durationMs)) || null,
    way: durationMs === null ? 'typed' : 'heard',
  };
}
