import type { PasswordReset } from '@lux/contracts/accounts/password.ts';
import type { PasswordResetResult } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';
import { recordAdminAction, targetUser } from '../audit/audit-trail.ts';

/**
 * Gives a user who has forgotten the password another one, and ends all their sessions: somebody
 * else may have known the old one. Where this stops in between, the admin never saw the new
 * password and asks for another. One's own is changed by who knows it: a session that was left open
 * must not be enough to take an account over.
 *
 * @throws OWN_PASSWORD; USER_NOT_FOUND, OWNER_IS_PROTECTED, ADMIN_PASSWORD_IS_PROTECTED, PASSWORD_TOO_EASY of
 *   accounts.
 */
export async function resetPassword(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  id: string,
  reset: PasswordReset,
): Promise<PasswordResetResult> {
  request.record({ type: 'auth' });
  const { accounts } = deps.services;
  const { userId } = request.session;
  if (id === userId) throw errors.OWN_PASSWORD();
  const actor = userId === null ? null : await accounts.readUser(request.id, userId);
  const byOwner = actor?.isOwner ?? false;
  const target = await targetUser(deps, request, id);
  await recordAdminAction(deps, request, { action: 'password.reset', target });
  const result = await accounts.resetPassword(request.id, id, { ...reset, byOwner });
  await deps.sessions.endAllOf(id);
  disconnectSockets(deps, { userId: id });
  return result;
}
