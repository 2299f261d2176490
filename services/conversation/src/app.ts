import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { ownerMatchesRoutes } from '@lux/service-kit/server/owner-matches-routes.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { thingMatchesRoutes } from '@lux/service-kit/server/thing-matches-routes.ts';
import { userDataRoutes } from '@lux/service-kit/server/user-data-routes.ts';
import { booksRoutes } from './books/books.routes.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import type { Deps } from './deps.ts';
import { examsRoutes } from './exams/exams.routes.ts';
import { speechRoutes } from './speech/speech.routes.ts';
import { transcriptionsRoutes } from './transcriptions/transcriptions.routes.ts';

/** The conversation service's server, not yet listening. */
export async function buildApp(deps: Deps) {
  const app = await createInnerServer({
    service: 'conversation',
    log: deps.log,
    internalToken: deps.internalToken,
    database: deps.mongo,
    checks: { mongodb: deps.mongo.check, redis: () => deps.redis.ping() },
    tiers: () => deps.tiers,
    metrics: deps.metrics,
  });
  conversationsRoutes(app, deps);
  booksRoutes(app, deps);
  userDataRoutes(app, {
    adopt: (adoption) => deps.archive.adopt(adoption),
    list: async (owners) => ({ conversations: await deps.archive.readAll(owners) }),
    remove: async (owners) => {
      await deps.archive.removeAll(owners);
      await deps.sounds.forget(owners);
    },
    wipe: async (wipe) => {
      await deps.archive.wipe(wipe);
      await deps.sounds.forget(wipe.owners);
    },
  });
  ownerMatchesRoutes(app, deps.mongo.connection, [
    { name: 'conversations', field: 'owner', kept: { messageCount: { $gt: 0 } } },
  ]);
  thingMatchesRoutes(app, deps.archive.listThings);
  processingFactsRoutes(app, deps.readProcessing);
  examsRoutes(app, deps);
  speechRoutes(app, deps);
  await transcriptionsRoutes(app, deps);
  return app;
}
