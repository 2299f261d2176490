import type { OwnerRecovery } from '@lux/contracts/accounts/registration.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../admin/audit/audit-trail.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { disconnectSockets } from '../sockets/disconnect-sockets.ts';

/** No user is logged in here; the secret stands for the owner. */
const whoeverHasTheSecret = { id: 'owner-secret', username: 'Besitzer' };

/**
 * Gives the owner, who has lost the password or the second factor, a new password against the
 * secret, and ends all their sessions.
 *
 * @throws OWNER_SECRET_WRONG, TOO_MANY_GUESSES; OWNER_NOT_FOUND, PASSWORD_TOO_EASY of accounts.
 */
export async function recoverOwner(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'ownerSecret' | 'config'>,
  request: FastifyRequest,
  { ownerSecret, newPassword }: OwnerRecovery,
): Promise<void> {
  request.record({ type: 'auth' });
  const isRight = await deps.ownerSecret.isRight(request, ownerSecret);
  if (!isRight) throw errors.OWNER_SECRET_WRONG();
  await recordAdminAction(deps, request, { action: 'owner.recovered', actor: whoeverHasTheSecret });
  const { id } = await deps.services.accounts.recoverOwner(request.id, { newPassword });
  await deps.sessions.endAllOf(id);
  disconnectSockets(deps, { userId: id });
}
