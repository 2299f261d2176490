import type { RecoveryCodes } from '@lux/contracts/accounts/second-factor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { withdrawSockets } from '../sockets/withdraw-sockets.ts';
import { actingUser } from './acting-user.ts';
import { noteConfirmation } from './note-confirmation.ts';

/**
 * Makes the user's second factor count, by a first code. The user's other sessions end, which have
 * come in without it; this one goes on under a new id.
 *
 * @throws NOT_LOGGED_IN; SECOND_FACTOR_MISSING, SECOND_FACTOR_EXISTS, SECOND_FACTOR_WRONG,
 *   TOO_MANY_CODES of accounts.
 */
export async function activateSecondFactor(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<RecoveryCodes> {
  request.record({ type: 'auth' });
  const userId = actingUser(request);
  const codes = await deps.services.accounts.activateSecondFactor(request.id, userId, code);
  await noteConfirmation(deps, request, reply);
  await deps.sessions.endAllOf(userId, request.session.id);
  withdrawSockets(deps, { userId });
  return codes;
}
