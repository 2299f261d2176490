import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { requireSecondFactor } from '../second-factor/require-second-factor.ts';
import { usernameKey } from './username-key.ts';

/**
 * Finds out who somebody is (SPEC 5, 7). An unknown name and a wrong password answer alike and take
 * as long. Guessing is slowed down by account, never by address; a browser that has logged in to
 * the account before is counted apart, so that a stranger's guesses do not lock out its user.
 *
 * @throws LOGIN_FAILED, TOO_MANY_LOGINS; SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function logIn(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  { username, password, code }: Pick<Credentials, 'username' | 'password' | 'code'>,
  visitor: OwnerId | null,
): Promise<User> {
  const { users, passwords, loginAttempts } = deps;
  const found = await users.findForLogin(username);
  const isKnownBrowser = visitor !== null && found?.knownVisitors.includes(visitor);
  const name = usernameKey(username);
  const key = isKnownBrowser ? `${name}/${visitor}` : name;
  await loginAttempts.admit(key);

  const isRight = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw errors.LOGIN_FAILED();
  // A code is used up by this: what else may refuse the login stands above.
  await requireSecondFactor(deps, found.user, code);
  await loginAttempts.forget(key);
  await loginAttempts.forgetExpired();
  const user = await users.rememberLogin(
    { id: found.user.id, passwordHash: found.passwordHash },
    visitor,
  );
  if (!user) throw errors.LOGIN_FAILED();
  return user;
}
