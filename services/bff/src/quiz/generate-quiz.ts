import {
  materialOf,
  QuizCategory,
  type QuizQuestion,
  type QuizRequest,
} from '@lux/contracts/games/quiz.ts';
import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { dealLessonQuiz, listLessonMaterials } from '../materials/lesson-materials.ts';

/** What can be played: first what a child's lesson has of its teacher, then the subjects of all. */
export async function listQuizCategories(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
) {
  const offered = await listLessonMaterials({ services }, request);
  const own = offered
    .filter(({ kind }) => kind === 'quiz')
    .map(({ id, title }) => ({
      ...{ id: `material:${id}`, name: title, description: 'Von deiner Lehrerin' },
    }));
  return [...own, ...quizCategories];
}

/**
 * The questions of a round (SPEC 7, `POST /api/quiz/generate`). Anybody may play our own subjects.
 *
 * @throws NOT_IN_LESSON, LESSON_MATERIAL_NOT_FOUND for a material that the child's lesson does not offer.
 */
export async function generateQuiz(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { visitorToken: _secret, ...wish }: QuizRequest,
): Promise<QuizQuestion[]> {
  const materialId = materialOf(wish.category);
  if (materialId !== null) {
    const { count, excludedQuestions } = wish;
    return dealLessonQuiz({ services }, request, materialId, { count, excludedQuestions });
  }
  const category = QuizCategory.shape.id.parse(wish.category);
  const name = quizCategories.find(({ id }) => id === category)?.name ?? category;
  request.record({ type: 'quiz', prompt: name });
  return services.games.generateQuiz(request.id, { ...wish, category });
}
