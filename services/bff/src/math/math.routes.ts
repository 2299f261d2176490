import { MathProblem, MathRequest } from '@lux/contracts/games/math.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { generateMathProblems } from './generate-math-problems.ts';

/** Maths over REST (SPEC 7). */
export function mathRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/math/generate',
    { schema: { tags: ['Spiele'], body: MathRequest, response: { 200: z.array(MathProblem) } } },
    async (request) => generateMathProblems(deps, request, request.body),
  );
}
