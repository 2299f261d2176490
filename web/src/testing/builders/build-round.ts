import { type Round, type RoundQuestion, startRound } from '../../games-kit/round/round.ts';
import { buildId } from './builders.ts';

/** A question whose right answer is its second option. */
export function buildRoundQuestion(overrides: Partial<RoundQuestion> = {}): RoundQuestion {
  return {
    question: 'Wie viele Beine hat eine Spinne?',
    options: ['sechs', 'acht', 'zehn', 'vier'],
    correctAnswer: 1,
    explanation: 'Spinnen haben acht Beine, Insekten sechs.',
    ...overrides,
  };
}

/** A round at its beginning, at time 0. */
export function buildRound(count = 3): Round {
  const questions = Array.from({ length: count }, (_, index) =>
    buildRoundQuestion({ question: `Frage ${index + 1}?` }),
  );
  return startRound(questions, buildId(), 0);
}
