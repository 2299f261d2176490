import type { QuizQuestion, QuizRequest } from '@lux/contracts/games/quiz.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** The questions of a round (SPEC 7, `POST /api/quiz/generate`). Anybody may play. */
export async function generateQuiz(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { visitorToken: _secret, ...wish }: QuizRequest,
): Promise<QuizQuestion[]> {
  request.record({ type: 'quiz', prompt: wish.category });
  const [questions, categories] = await Promise.all([
    services.games.generateQuiz(request.id, wish),
    services.games.listQuizCategories(request.id),
  ]);
  const category = categories.find(({ id }) => id === wish.category);
  if (category) request.record({ prompt: category.name });
  return questions;
}
