import { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import { QuizQuestion } from '@lux/contracts/games/quiz-question.ts';
import { QuizRequest } from '@lux/contracts/games/quiz-request.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { generateQuiz } from './generate-quiz.ts';
import { quizCategories } from './quiz-categories.ts';

/** The longest list of earlier questions that `QuizRequest` takes. */
const BODY_LIMIT_BYTES = 700_000;

/** What a child can choose from, and the questions of a round (SPEC 2, 7). */
export function quizRoutes(server: Server, deps: Deps): void {
  server.get(
    '/quiz/categories',
    { schema: { response: { 200: z.array(QuizCategory) } } },
    async () => [...quizCategories],
  );

  server.post(
    '/quiz/generate',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { body: QuizRequest, response: { 200: z.array(QuizQuestion) } },
    },
    async (request) => generateQuiz(deps, request.body),
  );
}
