import { type DealtQuiz, NO_EXPLANATION } from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { QuizRequest } from '@lux/contracts/games/quiz.ts';
import { dealQuestions } from '@lux/random/deal-questions.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { readOffered } from './offer-materials.ts';

type Wish = Pick<QuizRequest, 'count' | 'excludedQuestions'>;

/**
 * One round of a quiz that the child's lesson offers: at most `count` questions, as many as it has.
 *
 * @throws PLACE_NOT_FOUND, LESSON_MATERIAL_NOT_FOUND also where it is no quiz.
 */
export async function dealQuiz(
  deps: Pick<Deps, 'places' | 'lessons' | 'lessonMaterials'>,
  which: { placeId: Id; materialId: Id },
  { count, excludedQuestions }: Wish,
): Promise<DealtQuiz> {
  const { title, body } = await readOffered(deps, which.placeId, which.materialId);
  if (!('questions' in body)) throw errors.LESSON_MATERIAL_NOT_FOUND();
  const dealt = dealQuestions(Math.random, body.questions, { count, had: excludedQuestions });
  return {
    title,
    questions: dealt.map(({ explanation = NO_EXPLANATION, ...one }) => ({ ...one, explanation })),
  };
}
