import { isRoundFinished, questionIndex, type Round } from './round.ts';

/** `at`: ms since 1970. */
export type RoundEvent =
  | { type: 'chosen'; index: number; at: number }
  | { type: 'check-pressed'; at: number }
  | { type: 'next-pressed'; at: number };

/** After a longer pause between two presses the child was away, and the time does not count. */
const LONGEST_PAUSE_MS = 60_000;

/** Choose, check, read the explanation, go on (SPEC 4): the same in every game that asks. */
export function roundMachine(round: Round, event: RoundEvent): Round {
  if (isRoundFinished(round)) return round;
  switch (event.type) {
    case 'chosen': {
      const isThere = round.questions[questionIndex(round)]?.options[event.index] !== undefined;
      if (round.isChecked || !isThere) return round;
      return { ...after(round, event.at), chosen: event.index, isWarned: false };
    }
    case 'check-pressed': {
      if (round.isChecked) return round;
      const { chosen } = round;
      if (chosen === null) return { ...after(round, event.at), isWarned: true };
      const later = after(round, event.at);
      return {
        ...later,
        given: [...round.given, chosen],
        answeredMs: [...round.answeredMs, later.playedMs - round.askedMs],
        isChecked: true,
      };
    }
    case 'next-pressed':
      if (!round.isChecked) return round;
      return nextQuestion(after(round, event.at));
  }
}

function after(round: Round, at: number): Round {
  const passedMs = Math.min(Math.max(at - round.lastAt, 0), LONGEST_PAUSE_MS);
  return { ...round, playedMs: round.playedMs + passedMs, lastAt: at };
}

function nextQuestion(round: Round): Round {
  const { playedMs: askedMs } = round;
  return { ...round, askedMs, chosen: null, isChecked: false, isWarned: false };
}
