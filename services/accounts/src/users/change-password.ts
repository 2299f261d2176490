import type { PasswordChange } from '@lux/contracts/accounts/password-change.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Gives somebody who is logged in the password they choose.
 *
 * @throws USER_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_LOGINS, PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED.
 */
export async function changePassword(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  id: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<User> {
  const { users, passwords } = deps;
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (isCommonPassword(newPassword, user)) throw errors.PASSWORD_TOO_COMMON();
  const from = await verifyOwnPassword(deps, user, currentPassword);
  if (newPassword === currentPassword) throw errors.PASSWORD_UNCHANGED();
  const changed = await users.changePassword(id, from, await passwords.hash(newPassword));
  // It was reset or changed meanwhile: what was typed is not the password any more.
  if (!changed) throw errors.WRONG_PASSWORD();
  return changed;
}
