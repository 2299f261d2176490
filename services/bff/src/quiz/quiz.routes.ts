import { QuizQuestion, QuizRequest } from '@lux/contracts/games/quiz.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { generateQuiz } from './generate-quiz.ts';

/** The longest list of earlier questions that `QuizRequest` takes. */
const BODY_LIMIT_BYTES = 700_000;

/** The quiz over REST (SPEC 7). */
export function quizRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/quiz/generate',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { tags: ['Spiele'], body: QuizRequest, response: { 200: z.array(QuizQuestion) } },
    },
    async (request) => generateQuiz(deps, request, request.body),
  );
}
