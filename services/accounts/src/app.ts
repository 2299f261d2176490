import { belongingsRoutes } from '@lux/service-kit/server/belongings-routes.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createBelongings } from './belongings/create-belongings.ts';
import type { Deps } from './deps.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { stickersRoutes } from './stickers/stickers.routes.ts';
import { thingsRoutes } from './things/things.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'accounts',
    log: deps.log,
    internalToken: deps.internalToken,
    database: deps.mongo,
    checks: { mongodb: deps.mongo.check, redis: async () => deps.redis.ping() },
    metrics: deps.metrics,
  });
  settingsRoutes(server, deps);
  usersRoutes(server, deps);
  invitationsRoutes(server, deps);
  secondFactorRoutes(server, deps);
  auditRoutes(server, deps);
  thingsRoutes(server, deps);
  stickersRoutes(server, deps);
  belongingsRoutes(server, createBelongings(deps));
  return server;
}
