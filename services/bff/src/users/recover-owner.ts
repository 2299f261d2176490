import type { OwnerRecovery } from '@lux/contracts/accounts/owner-recovery.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { withdrawSockets } from '../sockets/withdraw-sockets.ts';

/**
 * Gives the owner, who has lost the password or the second factor, a new password against the
 * secret, and ends all their sessions.
 *
 * @throws OWNER_SECRET_WRONG, TOO_MANY_GUESSES; OWNER_NOT_FOUND, PASSWORD_TOO_EASY of accounts.
 */
export async function recoverOwner(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'ownerSecret'>,
  request: FastifyRequest,
  { ownerSecret, newPassword }: OwnerRecovery,
): Promise<void> {
  request.record({ type: 'auth' });
  const isRight = await deps.ownerSecret.isRight(request, ownerSecret);
  if (!isRight) throw errors.OWNER_SECRET_WRONG();
  const { id } = await deps.services.accounts.recoverOwner(request.id, { newPassword });
  await deps.sessions.endAllOf(id);
  withdrawSockets(deps, { userId: id });
}
