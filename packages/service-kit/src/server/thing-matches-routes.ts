import { createHmac } from 'node:crypto';
import {
  type DeletedName,
  OwnerMatchOrder,
  type ThingMatch,
  ThingMatches,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { DeletedThing } from '@lux/contracts/analytics/visitor-requests.ts';
import type { Server } from './create-server.ts';

/** The name of a conversation or a picture in the log of deletions. No owner begins like these. */
export function nameOfDeletedThing(key: Buffer, thing: DeletedThing): DeletedName {
  const subject =
    'fileId' in thing ? `picture:${thing.fileId}` : `conversation:${thing.conversationId}`;
  return createHmac('sha256', key).update(subject).digest('base64url');
}

/**
 * `POST /thing-matches`: which stored conversations and pictures have these names, so that single ones
 * that a restored back-up has brought back can be deleted again.
 *
 * @param things what is stored, one after the other.
 */
export function thingMatchesRoutes(
  server: Server,
  things: () => AsyncIterable<Omit<ThingMatch, 'name'>>,
): void {
  server.post(
    '/thing-matches',
    { schema: { body: OwnerMatchOrder, response: { 200: ThingMatches } } },
    async ({ body }) => {
      const keys = body.keys.map((key) => Buffer.from(key, 'base64url'));
      const names = new Set(body.names);
      const matches: ThingMatch[] = [];
      for await (const one of things()) {
        const name = keys
          .map((key) => nameOfDeletedThing(key, one.thing))
          .find((candidate) => names.has(candidate));
        if (name !== undefined) matches.push({ ...one, name });
      }
      return { matches };
    },
  );
}
