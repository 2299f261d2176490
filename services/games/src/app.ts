import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import type { Deps } from './deps.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { lettersRoutes } from './letters/letters.routes.ts';
import { mathRoutes } from './math/math.routes.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { storyRoutes } from './story/story.routes.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'games',
    log: deps.log,
    internalToken: deps.internalToken,
    checks: { redis: async () => deps.redis.ping() },
    tiers: () => deps.tiers,
  });
  quizRoutes(server, deps);
  mathRoutes(server);
  lettersRoutes(server, deps);
  storyRoutes(server, deps);
  draftsRoutes(server, deps);
  processingFactsRoutes(server, deps.readProcessing);
  return server;
}
