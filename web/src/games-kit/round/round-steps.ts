import { questionIndex } from './question-index.ts';
import type { Round } from './round.ts';

export type RoundStep =
  | { kind: 'question'; number: number }
  | { kind: 'explanation'; number: number }
  | { kind: 'result' };

interface RoundSteps {
  /** Null before anything is done. */
  done: RoundStep | null;
  now: RoundStep;
  next: RoundStep;
}

/** What the picture strip of calm mode shows while a question is on the screen. */
export function roundSteps(round: Round): RoundSteps {
  const number = questionIndex(round) + 1;
  const question: RoundStep = { kind: 'question', number };
  const explanation: RoundStep = { kind: 'explanation', number };
  if (!round.isChecked) {
    const before: RoundStep | null = number === 1 ? null : { kind: 'question', number: number - 1 };
    return { done: before, now: question, next: explanation };
  }
  const next: RoundStep =
    number === round.questions.length
      ? { kind: 'result' }
      : { kind: 'question', number: number + 1 };
  return { done: question, now: explanation, next };
}
