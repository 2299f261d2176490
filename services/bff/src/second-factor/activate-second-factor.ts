import type { RecoveryCodes } from '@lux/contracts/accounts/second-factor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actingUser } from './acting-user.ts';
import { noteConfirmation } from './note-confirmation.ts';

/**
 * Makes the user's second factor count, by a first code.
 *
 * @throws NOT_LOGGED_IN; SECOND_FACTOR_MISSING, SECOND_FACTOR_EXISTS, SECOND_FACTOR_WRONG,
 *   TOO_MANY_CODES of accounts.
 */
export async function activateSecondFactor(
  deps: Pick<Deps, 'services' | 'sessions' | 'config' | 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<RecoveryCodes> {
  request.record({ type: 'auth' });
  const userId = actingUser(request);
  const codes = await deps.services.accounts.activateSecondFactor(request.id, userId, code);
  await noteConfirmation(deps, request, reply);
  return codes;
}
