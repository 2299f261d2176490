import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actingUser } from './acting-user.ts';
import { noteConfirmation } from './note-confirmation.ts';

/**
 * Shows the second factor again, for what hurts (`requireRecentConfirmation`).
 *
 * @throws NOT_LOGGED_IN; SECOND_FACTOR_MISSING, SECOND_FACTOR_WRONG, TOO_MANY_CODES of accounts.
 */
export async function confirmSecondFactor(
  deps: Pick<Deps, 'services' | 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<void> {
  request.record({ type: 'auth' });
  await deps.services.accounts.checkSecondFactor(request.id, actingUser(request), code);
  await noteConfirmation(deps, request, reply);
}
