import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';
import { recordAdminAction, targetUser } from '../audit/audit-trail.ts';

/**
 * Makes a user an admin, or one no more, and has their sockets connect anew: who is no admin any more
 * hears nothing from this moment on (SPEC 6).
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED of accounts.
 */
export async function changeRole(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  { id, isAdmin }: { id: User['id']; isAdmin: boolean },
): Promise<User> {
  const role = isAdmin ? 'admin' : 'user';
  const target = await targetUser(deps, request, id);
  await recordAdminAction(deps, request, { action: 'role.changed', target, details: { role } });
  const user = await deps.services.accounts.changeRole(request.id, id, role);
  disconnectSockets(deps, { userId: id });
  return user;
}
