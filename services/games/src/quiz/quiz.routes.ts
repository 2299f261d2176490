import { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import { quizCategories } from './quiz-categories.ts';

/** `GET /quiz/categories`: what a child can choose from (SPEC 2). */
export function quizRoutes(server: Server): void {
  server.get(
    '/quiz/categories',
    { schema: { response: { 200: z.array(QuizCategory) } } },
    async () => [...quizCategories],
  );
}
