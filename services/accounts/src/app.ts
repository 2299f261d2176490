import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import type { Deps } from './deps.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** The service's server with all its routes, not yet listening. */
export async function buildApp(deps: Deps) {
  const server = await createInnerServer({
    service: 'accounts',
    log: deps.log,
    internalToken: deps.internalToken,
    checks: { mongodb: deps.mongo.check },
  });
  settingsRoutes(server, deps);
  usersRoutes(server, deps);
  return server;
}
