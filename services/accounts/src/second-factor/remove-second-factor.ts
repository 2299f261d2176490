import type { SecondFactorRemoval } from '@lux/contracts/accounts/second-factor.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { verifyOwnPassword } from '../users/verify-own-password.ts';
import { checkCode } from './check-code.ts';

/**
 * Removes somebody's own second factor.
 *
 * @throws USER_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_LOGINS, SECOND_FACTOR_MISSING,
 *   SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function removeSecondFactor(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  userId: string,
  { password, code }: SecondFactorRemoval,
): Promise<void> {
  const user = await deps.users.find(userId);
  if (!user) throw errors.USER_NOT_FOUND();
  if (!user.hasSecondFactor) throw errors.SECOND_FACTOR_MISSING();
  await verifyOwnPassword(deps, user, password);
  await checkCode(deps, userId, code);
  await deps.secondFactors.remove(userId);
}
