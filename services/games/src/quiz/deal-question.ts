import type { QuizQuestion } from '@lux/contracts/games/quiz-question.ts';
import type { QuizItem } from './quiz-item.ts';
import { shuffle } from './shuffle.ts';

/** A question with its options in an order of this child's own, the right one anywhere (SPEC 3). */
export function dealQuestion({ question, answer, wrong, explanation }: QuizItem): QuizQuestion {
  const options = shuffle([answer, ...wrong]);
  return { question, options, correctAnswer: options.indexOf(answer), explanation };
}
