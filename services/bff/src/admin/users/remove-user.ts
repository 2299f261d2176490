import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { removeUserData } from '../../privacy/remove-user-data.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';
import { recordAdminAction, targetUser } from '../audit/audit-trail.ts';

/**
 * Deletes an account with all its data, and ends all its sessions at once (SPEC 6,
 * DESIGN 5).
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED, ADMIN_IS_PROTECTED of accounts.
 */
export async function removeUser(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'visitorMarks' | 'config'>,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const target = await targetUser(deps, request, id);
  await recordAdminAction(deps, request, { action: 'user.deleted', target });
  const owner = `user:${id}` as const;
  const people = deps.visitorMarks.peopleOf({ visitorTokens: [], userId: id });
  await removeUserData(deps, request.id, { owners: [owner], people });
  await deps.sessions.endAllOf(id);
  disconnectSockets(deps, { userId: id });
}
