import type { QuizRequest } from '@lux/contracts/games/quiz-request.ts';
import type { Deps } from '../../deps.ts';
import { questionKey } from '../question-key.ts';
import type { QuizItem } from '../quiz-item.ts';

/**
 * What a model has written for such a round so far; nothing without a model, or while Redis is away.
 * When this child will have had all of it after the next round, more is ordered, beside the request.
 */
export async function readPooledItems(
  deps: Pick<Deps, 'modelQuiz' | 'readSettings' | 'log'>,
  { category, ageGroup, count, excludedQuestions }: QuizRequest,
): Promise<QuizItem[]> {
  try {
    // First: a key that an admin has saved since may bring a model.
    const { childSafeMode } = await deps.readSettings();
    const { modelQuiz } = deps;
    if (!modelQuiz) return [];
    const topic = { category, ageGroup: ageGroup ?? 'mixed', isChecked: childSafeMode } as const;
    const items = await modelQuiz.pool.read(topic);
    const had = new Set(excludedQuestions.map(questionKey));
    const unseen = items.filter(({ question }) => !had.has(questionKey(question)));
    if (unseen.length < 2 * count) modelQuiz.refiller.start(topic);
    return items;
  } catch (error) {
    deps.log.warn({ err: error }, 'quiz pool not reachable, the bank stands in');
    return [];
  }
}
