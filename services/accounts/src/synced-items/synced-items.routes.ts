import type { ServerResponse } from 'node:http';
import { type KeeperKey, keeperKeyOf } from '@lux/contracts/accounts/account-key.ts';
import {
  MAX_CHANGE_BYTES,
  SyncedItemsChange,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { Deps } from '../deps.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import type { SyncedItemsText } from './synced-item.store.ts';

type OwnersRequest = Parameters<typeof readOwners>[0];

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a user, a seat or a visitor keeps on the server (SPEC 1), for the bff. Memory is bounded before a body is read. */
export function syncedItemsRoutes(
  server: Server,
  { syncedItems }: Pick<Deps, 'syncedItems'>,
): void {
  const semaphore = createKeyedSemaphore();

  const takeTurn = async (request: OwnersRequest, { raw }: { raw: ServerResponse }) => {
    const release = await semaphore.acquire(readUserId(request));
    raw.once('finish', release).once('close', release);
    // The caller hung up while it waited: neither event comes any more.
    if (raw.destroyed) release();
  };

  server.get(
    '/things',
    { onRequest: takeTurn, schema: { querystring: SyncedItemsQuery } },
    async (request, reply) =>
      reply
        .type(JSON_TYPE)
        .send(toJson(await syncedItems.readPage(readUserId(request), request.query))),
  );

  /** Answers with what has changed since the caller's mark, its own changes among it. */
  server.put(
    '/things',
    {
      onRequest: takeTurn,
      schema: { body: SyncedItemsChange },
      bodyLimit: MAX_CHANGE_BYTES,
    },
    async (request, reply) => {
      const userId = readUserId(request);
      const { since, things: changes } = request.body;
      await syncedItems.merge(userId, changes);
      const page = await syncedItems.readPage(userId, SyncedItemsQuery.parse({ since }));
      return reply.type(JSON_TYPE).send(toJson(page));
    },
  );
}

/** A `SyncedItemsPage`. The items are JSON already; parsing and writing them again would take ten times the memory. */
function toJson({ items, ...page }: SyncedItemsText): Buffer {
  return Buffer.from(`{"things":[${items.join(',')}],${JSON.stringify(page).slice(1)}`);
}

const readUserId = (request: OwnersRequest): KeeperKey => keeperKeyOf(readOwners(request).owner);
