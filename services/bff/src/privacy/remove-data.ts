import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { isProtectedUser } from '../users/is-protected-user.ts';
import { readUser } from '../users/read-user.ts';
import { removeBelongings } from './remove-belongings.ts';

/**
 * Removes everything about whom a session acts for, in all services, and ends all their sessions.
 * The account goes last: should a service be away, the person can log in and try again.
 *
 * @throws ACCOUNT_IS_NEEDED for the owner and the user named admin, who keep everything.
 */
export async function removeData(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'visitorMarks'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { sessions, push, visitorMarks } = deps;
  const { owners } = actFor(request);
  const { id, userId } = request.session;
  if (userId !== null) {
    const user = await readUser(deps, request);
    if (isProtectedUser(user)) throw errors.ACCOUNT_IS_NEEDED();
  }

  const people = visitorMarks.peopleOf(request.session);
  await removeBelongings(deps, request.id, { owners, people });

  await sessions.destroy(id);
  if (userId !== null) await sessions.endAllOf(userId);
  for (const owner of owners) push.disconnect(rooms.owner(owner));
  sessionCookie.clear(reply);
  // This request's own event must not bring the person back.
  request.session = { ...request.session, visitorTokens: [], userId: null };
}
