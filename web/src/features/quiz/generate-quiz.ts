import type { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import { QuizQuestion } from '@lux/contracts/games/quiz-question.ts';
import { z } from 'zod';
import type { RoundQuestion } from '../../games-kit/round/round-question.ts';
import { rest } from '../../lib/rest.ts';
import { askedQuestions } from './asked-questions.ts';

/** SPEC 9. */
const COUNT = 5;

const QuizAnswer = z.array(QuizQuestion).length(COUNT);

/** Five questions that this child has not had yet (SPEC 7, 9). Rejects with an ApiError. */
export function generateQuiz(
  category: QuizCategory['id'],
  signal: AbortSignal,
): Promise<RoundQuestion[]> {
  const body = { category, count: COUNT, excludedQuestions: askedQuestions.of(category) };
  return rest.post('/api/quiz/generate', body, async () => QuizAnswer, { signal });
}
