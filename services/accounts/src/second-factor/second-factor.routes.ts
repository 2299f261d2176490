import {
  RecoveryCodes,
  SecondFactorOrder,
  SecondFactorProof,
  SecondFactorRemoval,
  SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { verifyOwnPassword } from '../passwords/verify-own-password.ts';
import { activateSecondFactor } from './activate-second-factor.ts';
import { checkCode } from './check-code.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { totp } from './totp.ts';

/**
 * Makes a secret for an authenticator app. It counts from its first code on (`activateSecondFactor`);
 * until then another one may be made.
 *
 * @throws USER_NOT_FOUND, SECOND_FACTOR_NOT_OFFERED to all but the owner and admins, WRONG_PASSWORD,
 *   TOO_MANY_LOGINS, SECOND_FACTOR_EXISTS.
 */
async function startSecondFactor(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  userId: string,
  password: string,
): Promise<SecondFactorSecret> {
  const user = await deps.users.find(userId);
  if (!user) throw errors.USER_NOT_FOUND();
  if (!user.isOwner && user.role !== 'admin') throw errors.SECOND_FACTOR_NOT_OFFERED();
  await verifyOwnPassword(deps, user, password);
  const secret = totp.createSecret();
  const recoverySalt = recoveryCodes.createSalt();
  const isPrepared = await deps.secondFactors.prepare(userId, { secret, recoverySalt });
  if (!isPrepared) throw errors.SECOND_FACTOR_EXISTS();
  return { secret, uri: totp.uriOf(secret, user.username) };
}

/**
 * Removes somebody's own second factor.
 *
 * @throws USER_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_LOGINS, SECOND_FACTOR_MISSING,
 *   SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
async function removeSecondFactor(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  userId: string,
  { password, code }: SecondFactorRemoval,
): Promise<void> {
  const user = await deps.users.find(userId);
  if (!user) throw errors.USER_NOT_FOUND();
  if (!user.hasSecondFactor) throw errors.SECOND_FACTOR_MISSING();
  await verifyOwnPassword(deps, user, password);
  await checkCode(deps, { userId, code, use: 'session' });
  await deps.secondFactors.remove(userId);
}

const params = z.object({ id: Id });

/** Second factors of owner and admins, for the bff, which knows who may do what. */
export function secondFactorRoutes(server: Server, deps: Deps): void {
  server.post(
    '/users/:id/second-factor',
    { schema: { params, body: SecondFactorOrder, response: { 200: SecondFactorSecret } } },
    async (request) => startSecondFactor(deps, request.params.id, request.body.password),
  );

  server.put(
    '/users/:id/second-factor',
    { schema: { params, body: SecondFactorProof, response: { 200: RecoveryCodes } } },
    async (request) => activateSecondFactor(deps, request.params.id, request.body.code),
  );

  server.post(
    '/users/:id/second-factor/checks',
    { schema: { params, body: SecondFactorProof } },
    async (request, reply) => {
      const { params, body } = request;
      await checkCode(deps, { userId: params.id, code: body.code, use: 'session' });
      return reply.status(204).send();
    },
  );

  server.post(
    '/users/:id/second-factor/removals',
    { schema: { params, body: SecondFactorRemoval } },
    async (request, reply) => {
      await removeSecondFactor(deps, request.params.id, request.body);
      return reply.status(204).send();
    },
  );

  /** For somebody who has lost phone and recovery codes; the bff lets only the owner through. */
  server.delete(
    '/users/:id/second-factor',
    { schema: { params, response: { 200: User } } },
    async (request) => {
      const { id } = request.params;
      await deps.secondFactors.remove(id);
      const user = await deps.users.find(id);
      if (!user) throw errors.USER_NOT_FOUND();
      return user;
    },
  );
}
