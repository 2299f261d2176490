import { AnsweredTask } from '@lux/contracts/games/answered-task.ts';
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
    ...withAnswers(answersOf(round)),
  });
}

/** Those whose tasks the server counts; a teacher's own word may be none. */
export function withAnswers(answers: readonly unknown[]): Pick<FinishedRound, 'answers'> {
  const known = answers.flatMap((answer) => AnsweredTask.safeParse(answer).data ?? []);
  return known.length === 0 ? {} : { answers: known };
}

function answersOf({ questions, given, answeredMs }: Round) {
  return questions.map(({ task, correctAnswer }, index) => ({
    task,
    isRight: given[index] === correctAnswer,
    seconds: Math.round((answeredMs[index] ?? 0) / 100) / 10,
  }));
}
