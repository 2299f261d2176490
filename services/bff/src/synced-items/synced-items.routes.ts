import {
  MAX_CHANGE_BYTES,
  SyncedItemsChange,
  SyncedItemsPage,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actForKeeper } from '../sessions/act-for.ts';
import { publishStorySaved } from '../stickers/publish-story-saved.ts';

/**
 * For a route's `onRequest`: lets through who is known, before a byte of the body is read.
 *
 * @throws VISITOR_UNKNOWN
 */
async function requireKeeper(request: FastifyRequest): Promise<void> {
  actForKeeper(request);
}

const tags = ['Meine Sachen'];

/** What a child keeps on the server (SPEC 1), over REST: changes since a mark, page by page. */
export function syncedItemsRoutes(server: Server, { services, activities }: Deps): void {
  const response = { 200: SyncedItemsPage };

  server.get(
    '/api/me/things',
    { schema: { tags, querystring: SyncedItemsQuery, response } },
    async (request, reply) =>
      sendPage(reply, await services.accounts.readItems(actForKeeper(request), request.query)),
  );

  server.put(
    '/api/me/things',
    {
      schema: { tags, body: SyncedItemsChange, response },
      bodyLimit: MAX_CHANGE_BYTES,
      onRequest: requireKeeper,
    },
    async (request, reply) => {
      const page = await services.accounts.mergeItems(actForKeeper(request), request.body);
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
