import {
  MAX_CHANGE_BYTES,
  SyncedItemsChange,
  SyncedItemsPage,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actForAccount } from '../sessions/act-for.ts';
import { publishStorySaved } from '../stickers/publish-story-saved.ts';

/**
 * For a route's `onRequest`: lets through who is logged in, before a byte of the body is read.
 *
 * @throws NOT_LOGGED_IN
 */
async function requireUser(request: FastifyRequest): Promise<void> {
  actForAccount(request);
}

const tags = ['Meine Sachen'];

/** What a user keeps on all devices (SPEC 1), over REST: changes since a mark, page by page. */
export function syncedItemsRoutes(server: Server, { services, activities }: Deps): void {
  const response = { 200: SyncedItemsPage };

  server.get(
    '/api/me/things',
    { schema: { tags, querystring: SyncedItemsQuery, response } },
    async (request, reply) =>
      sendPage(reply, await services.accounts.readItems(actForAccount(request), request.query)),
  );

  server.put(
    '/api/me/things',
    {
      schema: { tags, body: SyncedItemsChange, response },
      bodyLimit: MAX_CHANGE_BYTES,
      onRequest: requireUser,
    },
    async (request, reply) => {
      const page = await services.accounts.mergeItems(actForAccount(request), request.body);
      for (const { kind, id, data } of request.body.things) {
        if (kind === 'story' && data !== null) publishStorySaved({ activities }, request, id);
      }
      return sendPage(reply, page);
    },
  );
}

/** As accounts wrote it: JSON that is read by the device alone. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(page));
}
