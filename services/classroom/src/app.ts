import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { ownerMatchesRoutes } from '@lux/service-kit/server/owner-matches-routes.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { userDataRoutes } from '@lux/service-kit/server/user-data-routes.ts';
import { albumRoutes } from './album/album.routes.ts';
import { classesRoutes } from './classes/classes.routes.ts';
import type { Deps } from './deps.ts';
import { joinsRoutes } from './joins/joins.routes.ts';
import { lessonsRoutes } from './lessons/lessons.routes.ts';
import { looksRoutes } from './looks/looks.routes.ts';
import { materialsRoutes } from './materials/materials.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { describeProcessing } from './retention/describe-processing.ts';
import { createUserData } from './user-data/create-user-data.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'classroom',
    log: deps.log,
    internalToken: deps.config.internalToken,
    database: deps.mongo,
    checks: { mongodb: deps.mongo.check, redis: async () => deps.redis.ping() },
    metrics: deps.metrics,
  });
  classesRoutes(server, deps);
  lessonsRoutes(server, deps);
  joinsRoutes(server, deps);
  looksRoutes(server, deps);
  albumRoutes(server, deps);
  progressRoutes(server, deps);
  materialsRoutes(server, deps);
  userDataRoutes(server, createUserData(deps));
  ownerMatchesRoutes(server, deps.mongo.connection, [
    { name: 'places', field: 'owner' },
    { name: 'progress', field: '_id' },
  ]);
  processingFactsRoutes(server, () => describeProcessing(deps.config));
  return server;
}
