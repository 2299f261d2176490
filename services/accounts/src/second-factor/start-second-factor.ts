import type { SecondFactorSecret } from '@lux/contracts/accounts/second-factor.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { verifyOwnPassword } from '../users/verify-own-password.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { totp } from './totp.ts';

/**
 * Makes a secret for an authenticator app. It counts from its first code on (`activateSecondFactor`);
 * until then another one may be made.
 *
 * @throws USER_NOT_FOUND, SECOND_FACTOR_NOT_OFFERED to all but the owner and admins, WRONG_PASSWORD,
 *   TOO_MANY_LOGINS, SECOND_FACTOR_EXISTS.
 */
export async function startSecondFactor(
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
