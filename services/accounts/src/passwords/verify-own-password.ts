import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from '../usernames/username-key.ts';

/**
 * Asks somebody who is logged in for the password again. Counted apart from logins: a session that was
 * left open gives no more guesses than any other.
 *
 * @returns the hash it was compared with.
 * @throws WRONG_PASSWORD, TOO_MANY_LOGINS.
 */
export async function verifyOwnPassword(
  { users, passwords, loginAttempts }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  { id, username }: Pick<User, 'id' | 'username'>,
  password: string,
): Promise<string> {
  const key = `${usernameKey(username)}/own`;
  await loginAttempts.admit(key);
  const found = await users.findLoginFacts(id);
  const isRight = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw errors.WRONG_PASSWORD();
  await loginAttempts.forget(key);
  return found.passwordHash;
}
