import { roundOutbox } from '../../../games-kit/round/round-outbox.ts';
import type { ReadingSession } from './reading-session.ts';

/** Call once, when the last text was left. */
export function reportReading({ id, texts, answers, playedMs }: ReadingSession): void {
  roundOutbox.add({
    id,
    game: 'letters',
    category: 'lesen',
    score: answers.filter(({ isCorrect }) => isCorrect).length,
    total: texts.length,
    seconds: Math.round(playedMs / 1000),
  });
}
