import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';

/**
 * Makes an account (SPEC 5, 7).
 *
 * @throws PASSWORD_TOO_COMMON, USERNAME_TAKEN.
 */
export async function registerUser(
  { users, passwords }: Pick<Deps, 'users' | 'passwords'>,
  { username, password, displayName, email }: Registration,
  visitor: OwnerId | null,
): Promise<User> {
  if (isCommonPassword(password, username)) throw errors.PASSWORD_TOO_COMMON();
  // Before the expensive part; two at once are kept apart by the index.
  if (await users.isTaken(username)) throw errors.USERNAME_TAKEN();
  const passwordHash = await passwords.hash(password);
  return users.create(
    { username, displayName: displayName ?? null, email: email ?? null, passwordHash },
    visitor,
  );
}
