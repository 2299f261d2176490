import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireOwnConfirmation } from '../admin/access/require-recent-confirmation.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import { visitorCookie } from '../sessions/cookies/visitor-cookie.ts';
import { removeUserData } from './remove-user-data.ts';

/**
 * Removes everything about whom a session acts for, in all services, and ends all their sessions.
 * The account goes last: should a service be away, the person can log in and try again.
 *
 * @throws SECOND_FACTOR_NEEDED; ACCOUNT_IS_NEEDED for the owner and the admin named admin, who keep everything;
 *   NOT_LOGGED_IN where the account is gone already.
 */
export async function removeData(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'visitorMarks'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { sessions, push, visitorMarks } = deps;
  const { owners } = actFor(request);
  const { id, userId } = request.session;
  await requireOwnConfirmation(deps, request);
  const people = visitorMarks.peopleOf(request.session);
  await removeUserData(deps, request.id, { owners, people }).catch(inOurWords);

  await sessions.destroy(id);
  // A seat's data is not that of a user who is logged in on the same tablet.
  if (userId !== null && owners.includes(`user:${userId}`)) await sessions.endAllOf(userId);
  for (const owner of owners) push.disconnect(rooms.owner(owner));
  sessionCookie.clear(reply);
  visitorCookie.clear(reply);
  // This request's own event must not bring the person back.
  request.session = { ...request.session, visitorTokens: [], userId: null, place: null };
}

/** What accounts says to admins about an account, said to whom it belongs. */
function inOurWords(error: unknown): never {
  if (error instanceof AppError) {
    if (/^(OWNER|ADMIN)_IS_PROTECTED$/.test(error.code)) throw errors.ACCOUNT_IS_NEEDED();
    if (error.code === 'USER_NOT_FOUND') throw errors.NOT_LOGGED_IN();
  }
  throw error;
}
