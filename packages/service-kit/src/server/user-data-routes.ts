import { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
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
  /**
   * Forgets what these owners made in a lesson (CLASSROOM "Over, gone"). May stop anywhere; again it
   * does the rest, and then finds nothing left. Missing where lessons leave nothing.
   */
  wipe?: (wipe: LessonWipe) => Promise<void>;
}

/** Calls that were let in before the bell make their things a moment after it. */
export const ECHO_MS = 3_000;

/** When things of a lesson are made, by the server's clock; both ends belong to it. */
export function lessonPeriod({ since, until }: Pick<LessonWipe, 'since' | 'until'>): {
  from: Date;
  to: Date;
} {
  return { from: new Date(since), to: new Date(Date.parse(until) + ECHO_MS) };
}

/** The calls every service answers that keeps data of children. */
export function userDataRoutes(server: Server, userData: UserData): void {
  const { adopt, wipe } = userData;
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

  if (wipe) {
    server.post('/user-data/wipes', { schema: { body: LessonWipe } }, async (request, reply) => {
      await wipe(request.body);
      return reply.status(204).send();
    });
  }
}
