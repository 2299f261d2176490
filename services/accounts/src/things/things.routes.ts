import { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { ThingsChange } from '@lux/contracts/accounts/things-change.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/** What a user keeps on all devices (SPEC 1), for the bff. */
export function thingsRoutes(server: Server, { things }: Pick<Deps, 'things'>): void {
  const answers = { response: { 200: z.array(StoredThing) } };

  server.get('/things', { schema: answers }, async (request) => things.list(readUserId(request)));

  /** Answers with everything as it is now, so that the device is in step afterwards. */
  server.put('/things', { schema: { body: ThingsChange, ...answers } }, async (request) => {
    const userId = readUserId(request);
    await things.merge(userId, request.body.things);
    return things.list(userId);
  });
}

/** @throws LOGIN_NEEDED: a visitor's things stay on the device. */
function readUserId(request: Parameters<typeof readOwners>[0]): string {
  const { owner } = readOwners(request);
  if (!owner.startsWith('user:')) throw errors.LOGIN_NEEDED();
  return owner.slice('user:'.length);
}
