import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../audit/record-admin-action.ts';
import { targetUser } from '../audit/target-user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { requireOwner } from '../sessions/require-owner.ts';
import { requireRecentConfirmation } from '../sessions/require-recent-confirmation.ts';
import { withdrawSockets } from '../sockets/withdraw-sockets.ts';

/**
 * Removes the second factor of somebody who has lost phone and recovery codes, and ends all their
 * sessions: one of them may be in the hands of whoever found the phone. The owner's own needs its code.
 *
 * @throws DASHBOARD_LOCKED, OWNER_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED,
 *   OWN_SECOND_FACTOR; USER_NOT_FOUND of accounts.
 */
export async function removeForSomebody(
  deps: Pick<Deps, 'adminPin' | 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  id: User['id'],
): Promise<void> {
  request.record({ type: 'auth' });
  await requireOwner(deps, request);
  if (id === request.session.userId) throw errors.OWN_SECOND_FACTOR();
  await requireRecentConfirmation(deps, request);
  const target = await targetUser(deps, request, id);
  await recordAdminAction(deps, request, { action: 'second-factor.removed', target });
  await deps.services.accounts.dropSecondFactor(request.id, id);
  await deps.sessions.endAllOf(id);
  withdrawSockets(deps, { userId: id });
}
