import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { checkCode } from './check-code.ts';

/**
 * Asks whoever knows a password for the account's second factor, if it has one. It stays one when an
 * admin's role ends: whoever set it up relies on it.
 *
 * @throws SECOND_FACTOR_NEEDED where no code came along; SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function requireSecondFactor(
  deps: Pick<Deps, 'secondFactors'>,
  { id, hasSecondFactor }: User,
  code: string | undefined,
): Promise<void> {
  if (!hasSecondFactor) return;
  if (code === undefined) throw errors.SECOND_FACTOR_NEEDED();
  await checkCode(deps, { userId: id, code, use: 'login' });
}
