import { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { ThingsChange } from '@lux/contracts/accounts/things-change.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { actForUser } from '../sessions/act-for-user.ts';
import { requireUser } from '../sessions/require-user.ts';
import { tellStorySaved } from '../stickers/tell-story-saved.ts';

const tags = ['Meine Sachen'];

/** What a user keeps on all devices (SPEC 1), over REST. */
export function thingsRoutes(server: Server, { services, activities }: Deps): void {
  const response = { 200: z.array(StoredThing) };

  server.get('/api/me/things', { schema: { tags, response } }, async (request) =>
    services.accounts.listThings(actForUser(request)),
  );

  server.put(
    '/api/me/things',
    {
      schema: { tags, body: ThingsChange, response },
      bodyLimit: 4_000_000,
      onRequest: requireUser,
    },
    async (request) => {
      const kept = await services.accounts.mergeThings(actForUser(request), request.body);
      for (const { kind, id, data } of request.body.things) {
        if (kind === 'story' && data !== null) tellStorySaved({ activities }, request, id);
      }
      return kept;
    },
  );
}
