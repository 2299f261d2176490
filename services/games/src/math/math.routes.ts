import { MathOrder, MathProblem } from '@lux/contracts/games/math.ts';
import { generateProblems } from '@lux/maths/generate-problems.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';

/** The problems of a round (SPEC 7): made and proven by code, whatever the tier (DESIGN 4). */
export function mathRoutes(server: Server): void {
  server.post(
    '/math/generate',
    { schema: { body: MathOrder, response: { 200: z.array(MathProblem) } } },
    async ({ body: { difficulty, operations, count, practice } }) =>
      generateProblems({ difficulty, operations, count, practice, random: Math.random }),
  );
}
