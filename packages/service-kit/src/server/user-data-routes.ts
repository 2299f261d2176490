import { Adoption, type OwnerId } from '@lux/contracts/common/ids.ts';
import type { Server } from './create-server.ts';
import { readOwners } from './internal-headers.ts';

/** What a service keeps of children, and can hand over, show and forget (DESIGN 5, `/api/me/data`). */
export interface UserData {
  /** Makes all things of a visitor a user's. A second time finds nothing left. */
  adopt: (adoption: Adoption) => Promise<void>;
  /** Everything kept about these owners, as JSON a parent can read. */
  list: (owners: OwnerId[]) => Promise<object>;
  /** Forgets everything about these owners, for good. */
  remove: (owners: OwnerId[]) => Promise<void>;
}

/** The three calls every service answers that keeps things of children. */
export function userDataRoutes(server: Server, userData: UserData): void {
  server.post('/user-data/adoptions', { schema: { body: Adoption } }, async (request, reply) => {
    await userData.adopt(request.body);
    return reply.status(204).send();
  });

  server.get('/user-data', async (request) => userData.list(readOwners(request).owners));

  server.delete('/user-data', async (request, reply) => {
    await userData.remove(readOwners(request).owners);
    return reply.status(204).send();
  });
}
