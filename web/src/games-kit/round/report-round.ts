import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { type Round, roundScore } from './round.ts';
import { roundOutbox } from './round-outbox.ts';

/** Call once, when a round has ended. */
export function reportRound(round: Round, game: FinishedRound['game'], category: string): void {
  roundOutbox.add({
    id: round.id,
    game,
    category,
    score: roundScore(round),
    total: round.questions.length,
    seconds: Math.round(round.playedMs / 1000),
  });
}
