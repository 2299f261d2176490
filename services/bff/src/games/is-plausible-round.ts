import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';

/** Nobody reads a question and taps its answer faster. */
const SHORTEST_ANSWER_SECONDS = 0.3;

/** False for a round without a mistake that was over before anybody could have read it. */
export function isPlausibleRound({
  score,
  total,
  seconds,
}: Pick<FinishedRound, 'score' | 'total' | 'seconds'>): boolean {
  return score < total || seconds >= total * SHORTEST_ANSWER_SECONDS;
}
