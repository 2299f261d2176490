import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from './username-key.ts';

/**
 * Finds out who somebody is (SPEC 5, 7). An unknown name and a wrong password answer alike and take
 * as long. Guessing is slowed down by account, never by address; a browser that has logged in to
 * the account before is counted apart, so that a stranger's guesses do not lock out its user.
 *
 * @throws LOGIN_FAILED, TOO_MANY_LOGINS.
 */
export async function logIn(
  { users, passwords, loginAttempts }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  { username, password }: Pick<Credentials, 'username' | 'password'>,
  visitor: OwnerId | null,
): Promise<User> {
  const found = await users.findForLogin(username);
  const isKnownBrowser = visitor !== null && found?.knownVisitors.includes(visitor);
  const name = usernameKey(username);
  const key = isKnownBrowser ? `${name}/${visitor}` : name;
  await loginAttempts.admit(key);

  const isRight = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw errors.LOGIN_FAILED();
  await loginAttempts.forget(key);
  await loginAttempts.forgetExpired();
  const user = await users.rememberLogin(
    { id: found.user.id, passwordHash: found.passwordHash },
    visitor,
  );
  if (!user) throw errors.LOGIN_FAILED();
  return user;
}
