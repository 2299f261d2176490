import type { QuizQuestion, QuizRequest } from '@lux/contracts/games/quiz.ts';
import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** The questions of a round (SPEC 7, `POST /api/quiz/generate`). Anybody may play. */
export async function generateQuiz(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { visitorToken: _secret, ...wish }: QuizRequest,
): Promise<QuizQuestion[]> {
  const category = quizCategories.find(({ id }) => id === wish.category);
  request.record({ type: 'quiz', prompt: category?.name ?? wish.category });
  return services.games.generateQuiz(request.id, wish);
}
