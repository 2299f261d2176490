import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { ownerMatchesRoutes } from '@lux/service-kit/server/owner-matches-routes.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { thingMatchesRoutes } from '@lux/service-kit/server/thing-matches-routes.ts';
import { alertRoutes } from './alerts/alerts.routes.ts';
import type { Deps } from './deps.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { requestRoutes } from './requests/request.routes.ts';
import { describeProcessing } from './retention/describe-processing.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'analytics',
    log: deps.log,
    internalToken: deps.config.internalToken,
    database: deps.mongo,
    checks: { mongodb: deps.mongo.check, redis: async () => deps.redis.ping() },
    metrics: deps.metrics,
  });
  requestRoutes(server, deps);
  exportsRoutes(server, deps);
  alertRoutes(server, deps);
  ownerMatchesRoutes(server, deps.mongo.connection, [
    { name: 'requests', field: 'owner' },
    { name: 'requests', field: 'userId', ownerOf: (id) => `user:${id}` },
    { name: 'requests', field: 'place.seatId', ownerOf: (id) => `seat:${id}` },
  ]);
  thingMatchesRoutes(server, deps.requests.listThings);
  processingFactsRoutes(server, () => describeProcessing(deps.config));
  return server;
}
