import type { PasswordChange } from '@lux/contracts/accounts/password.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { renewSession } from '../sessions/cookies/session-cookie.ts';
import { disconnectSockets } from '../sockets/disconnect-sockets.ts';

/**
 * Gives who is logged in the password they choose. Their other sessions end, since somebody may have
 * known the old one; this one goes on under a new id.
 *
 * @throws NOT_LOGGED_IN; WRONG_PASSWORD, TOO_MANY_LOGINS, PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED of
 *   accounts.
 */
export async function changePassword(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  change: PasswordChange,
): Promise<User> {
  request.record({ type: 'auth' });
  const { userId } = request.session;
  if (userId === null) throw errors.NOT_LOGGED_IN();
  const user = await deps.services.accounts.changePassword(request.id, userId, change);
  const id = await renewSession(deps, request, reply);
  request.session = { ...request.session, id };
  await deps.sessions.endAllOf(userId, id);
  disconnectSockets(deps, { userId });
  return user;
}
