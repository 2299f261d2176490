import { Adoption, type OwnerId } from '@lux/contracts/common/ids.ts';
import type { Server } from './create-server.ts';
import { readOwners } from './internal-headers.ts';

/** The data a service keeps of children, and can hand over, show and delete (DESIGN 5, `/api/me/data`). */
export interface UserData {
  /**
   * Makes all data of a visitor a user's. A second time finds nothing left. Missing where visitors have
   * no data.
   */
  adopt?: (adoption: Adoption) => Promise<void>;
  /** Everything stored about these owners, as JSON a parent can read. */
  list: (owners: OwnerId[]) => Promise<object>;
  /** Forgets everything about these owners, for good. */
  remove: (owners: OwnerId[]) => Promise<void>;
}

/** The calls every service answers that keeps data of children. */
export function userDataRoutes(server: Server, userData: UserData): void {
  const { adopt } = userData;
  if (adopt) {
    server.post('/user-data/adoptions', { schema: { body: Adoption } }, async (request, reply) => {
      await adopt(request.body);
      return reply.status(204).send();
    });
  }

  server.get('/user-data', async (request) => userData.list(readOwners(request).owners));

  server.delete('/user-data', async (request, reply) => {
    await userData.remove(readOwners(request).owners);
    return reply.status(204).send();
  });
}
