import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { requireSecondFactor } from '../second-factor/require-second-factor.ts';
import { usernameKey } from '../usernames/username-key.ts';
import { limitLogins } from './limit-logins.ts';

type Tools = Pick<Deps, 'users' | 'accountUse' | 'passwords' | 'loginAttempts' | 'secondFactors'>;

/** Where a login comes from. */
export interface LoginOrigin {
  visitor: OwnerId | null;
  /** A mark of the network it comes from, never the address. */
  network: string | null;
  /** Whether its network has tried so many logins that names which do not exist are not looked at. */
  isCrowded: boolean;
  /** Whether only owner and admins are looked for: others are told what a wrong password is told. */
  isForManaging: boolean;
}

const CROWDED_RETRY_AFTER_SECONDS = 60;

/**
 * Finds out who somebody is (SPEC 5, 7). An unknown name and a wrong password answer alike and take
 * as long.
 *
 * @throws LOGIN_FAILED, TOO_MANY_LOGINS; PASSWORD_CHANGE_NEEDED, PASSWORD_TOO_COMMON,
 *   PASSWORD_UNCHANGED; SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function logIn(
  deps: Tools,
  { username, password, newPassword, code }: Omit<Credentials, 'visitorToken'>,
  { visitor, network, isCrowded, isForManaging }: LoginOrigin,
): Promise<User> {
  const { users, accountUse, passwords, loginAttempts } = deps;
  const found = await users.findForLogin(username);
  // No secret: a registration tells as much (USERNAME_TAKEN). A right password passes all the same.
  if (!found && isCrowded) {
    throw errors.TOO_MANY_LOGINS({ retryAfterSeconds: CROWDED_RETRY_AFTER_SECONDS });
  }
  const isKnownBrowser = visitor !== null && (found?.knownVisitors.includes(visitor) ?? false);
  const admission = await limitLogins(loginAttempts, {
    name: usernameKey(username),
    browser: visitor,
    isKnownBrowser,
    network,
    hasSecondFactor: found?.user.hasSecondFactor ?? false,
  });

  const isRight = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw errors.LOGIN_FAILED();
  const { user, passwordHash } = found;
  // Before anything is forgiven, which would tell that the password was right.
  if (isForManaging && user.role !== 'admin' && !user.isOwner) throw errors.LOGIN_FAILED();
  if (found.isPasswordTemporary) refuseNoOwnPassword(user, { password, newPassword });
  // A code is used up by this: what else may refuse the login stands above.
  await requireSecondFactor(deps, user, code);
  await admission.forgive();
  await loginAttempts.forgetExpired();

  const isChosen = found.isPasswordTemporary && newPassword !== undefined;
  const chosen = isChosen ? await passwords.hash(newPassword) : undefined;
  const entered = await users.rememberLogin({ ...user, passwordHash }, visitor, chosen);
  if (!entered) throw errors.LOGIN_FAILED();
  await accountUse.noteUse(entered.id);
  // With what is noted of an account that was nearly gone.
  return (await users.find(entered.id)) ?? entered;
}

/** A password that an admin has given is good for nothing but choosing another one. */
function refuseNoOwnPassword(
  user: User,
  { password, newPassword }: Pick<Credentials, 'password' | 'newPassword'>,
): void {
  if (newPassword === undefined) throw errors.PASSWORD_CHANGE_NEEDED();
  if (newPassword === password) throw errors.PASSWORD_UNCHANGED();
  if (isCommonPassword(newPassword, user)) throw errors.PASSWORD_TOO_COMMON();
}
