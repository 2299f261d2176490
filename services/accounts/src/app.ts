import { ownerOfAccount } from '@lux/contracts/accounts/account-key.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { ownerMatchesRoutes } from '@lux/service-kit/server/owner-matches-routes.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { userDataRoutes } from '@lux/service-kit/server/user-data-routes.ts';
import { aiServersRoutes } from './ai-servers/ai-servers.routes.ts';
import { readProcessing } from './ai-servers/read-configured-ai.ts';
import { aiUsageRoutes } from './ai-usage/ai-usage.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { deletionsRoutes } from './deletion-log/deletions.routes.ts';
import type { Deps } from './deps.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { unusedAccountsRoutes } from './retention/unused-accounts.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { stickersRoutes } from './stickers/stickers.routes.ts';
import { syncedItemsRoutes } from './synced-items/synced-items.routes.ts';
import { createUserData } from './user-data/create-user-data.ts';
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
  aiServersRoutes(server, deps);
  aiUsageRoutes(server, deps);
  usersRoutes(server, deps);
  unusedAccountsRoutes(server, deps);
  deletionsRoutes(server, deps);
  invitationsRoutes(server, deps);
  secondFactorRoutes(server, deps);
  auditRoutes(server, deps);
  syncedItemsRoutes(server, deps);
  stickersRoutes(server, deps);
  userDataRoutes(server, createUserData(deps));
  ownerMatchesRoutes(server, deps.mongo.connection, [
    { name: 'users', field: '_id', ownerOf: ownerOfAccount },
    { name: 'user-stickers', field: 'userId', ownerOf: ownerOfAccount },
    { name: 'sticker-progress', field: '_id', ownerOf: ownerOfAccount },
    { name: 'things', field: 'userId', ownerOf: ownerOfAccount },
  ]);
  processingFactsRoutes(server, async () => readProcessing(deps));
  return server;
}
