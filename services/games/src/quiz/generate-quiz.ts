import type { QuizQuestion } from '@lux/contracts/games/quiz-question.ts';
import type { QuizRequest } from '@lux/contracts/games/quiz-request.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { dealQuestion } from './deal-question.ts';
import { pickItems } from './pick-items.ts';
import { readPooledItems } from './pool/read-pooled-items.ts';

/**
 * One round of a quiz: exactly `count` questions, never waiting for a model (SPEC 7). What may come
 * again and when is in `pickItems`.
 *
 * @throws QUIZ_GENERATION_FAILED where the bank is too small, which the start refuses.
 */
export async function generateQuiz(
  deps: Pick<Deps, 'bank' | 'modelQuiz' | 'readSettings' | 'log'>,
  request: QuizRequest,
): Promise<QuizQuestion[]> {
  const pooled = await readPooledItems(deps, request);
  const items = pickItems({ ...request, pooled, bank: deps.bank[request.category] });
  if (items.length < request.count) throw errors.QUIZ_GENERATION_FAILED();
  return items.map(dealQuestion);
}
