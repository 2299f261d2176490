import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import type { Deps } from './deps.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'games',
    log: deps.log,
    internalToken: deps.internalToken,
    checks: { redis: async () => deps.redis.ping() },
  });
  quizRoutes(server);
  return server;
}
