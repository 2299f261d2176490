import type { Round } from './round.ts';
import type { RoundQuestion } from './round-question.ts';

/** `at` in ms since 1970; `id` as contracts `Id` has it. */
export function startRound(questions: RoundQuestion[], id: string, at: number): Round {
  return {
    id,
    questions,
    given: [],
    chosen: null,
    isChecked: false,
    isWarned: false,
    playedMs: 0,
    lastAt: at,
  };
}
