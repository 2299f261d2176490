import { questionIndex } from './question-index.ts';
import type { Round } from './round.ts';

/** True once the last explanation was left behind. */
export function isRoundFinished(round: Round): boolean {
  return questionIndex(round) === round.questions.length;
}
