import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from './username-key.ts';

/**
 * Asks somebody who is logged in for the password again. Counted apart from logins: a session that was
 * left open gives no more guesses than any other.
 *
 * @throws WRONG_PASSWORD, TOO_MANY_LOGINS.
 */
export async function verifyOwnPassword(
  { users, passwords, loginAttempts }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  { username }: Pick<User, 'username'>,
  password: string,
): Promise<void> {
  const key = `${usernameKey(username)}/own`;
  await loginAttempts.admit(key);
  const found = await users.findForLogin(username);
  if (!(await passwords.verify(password, found?.passwordHash ?? null))) {
    throw errors.WRONG_PASSWORD();
  }
  await loginAttempts.forget(key);
}
