import { QuizQuestion, QuizRoundOrder } from '@lux/contracts/games/quiz.ts';
import { shuffleOptions } from '@lux/random/deal-questions.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { pickItems } from './pick-items.ts';
import { type QuizItem, questionKey } from './quiz-item.ts';

/**
 * What a model has written for such a round so far; nothing without a model, or while Redis is away.
 * Starts a refill in the background when fewer than two rounds of it are new to this child.
 */
async function readPooledItems(
  deps: Pick<Deps, 'modelQuiz' | 'readSettings' | 'log'>,
  { category, ageGroup, count, excludedQuestions }: QuizRoundOrder,
): Promise<QuizItem[]> {
  try {
    // Read first: a key that an admin saved meanwhile may enable a model.
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
    deps.log.warn({ err: error }, 'quiz pool not reachable, using the bank');
    return [];
  }
}

/** A question with its options in an order of this child's own, the right one anywhere (SPEC 3). */
export function dealQuestion({ question, answer, wrong, explanation }: QuizItem): QuizQuestion {
  const options = [answer, ...wrong];
  return shuffleOptions(Math.random, { question, options, correctAnswer: 0, explanation });
}

/**
 * One round of a quiz: exactly `count` questions, never waiting for a model (SPEC 7). What may come
 * again and when is in `pickItems`.
 *
 * @throws QUIZ_GENERATION_FAILED where the bank is too small, which the start refuses.
 */
async function generateQuiz(
  deps: Pick<Deps, 'bank' | 'modelQuiz' | 'readSettings' | 'log'>,
  request: QuizRoundOrder,
): Promise<QuizQuestion[]> {
  const pooled = await readPooledItems(deps, request);
  const items = pickItems({ ...request, pooled, bank: deps.bank[request.category] });
  if (items.length < request.count) throw errors.QUIZ_GENERATION_FAILED();
  return items.map(dealQuestion);
}

/** The longest list of earlier questions that `QuizRequest` takes. */
const BODY_LIMIT_BYTES = 700_000;

/** The questions of a round (SPEC 7). */
export function quizRoutes(server: Server, deps: Deps): void {
  server.post(
    '/quiz/generate',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { body: QuizRoundOrder, response: { 200: z.array(QuizQuestion) } },
    },
    async (request) => generateQuiz(deps, request.body),
  );
}
