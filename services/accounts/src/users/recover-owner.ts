import type { OwnerRecovery } from '@lux/contracts/accounts/owner-recovery.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { usernameKey } from '../usernames/username-key.ts';

/**
 * Lets the owner in again, who has shown the secret: with a new password and without a second factor.
 * An account that is named as the owner only now becomes theirs by it.
 *
 * @throws OWNER_NOT_FOUND, PASSWORD_TOO_EASY.
 */
export async function recoverOwner(
  {
    users,
    passwords,
    loginAttempts,
    secondFactors,
  }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  { newPassword }: Pick<OwnerRecovery, 'newPassword'>,
): Promise<User> {
  const found = await users.findNamedAsOwner();
  if (!found) throw errors.OWNER_NOT_FOUND();
  if (isCommonPassword(newPassword, found)) throw errors.PASSWORD_TOO_EASY();
  const passwordHash = await passwords.hash(newPassword);
  await secondFactors.remove(found.id);
  const owner = await users.giveToOwner(found.id, passwordHash);
  if (!owner) throw errors.OWNER_NOT_FOUND();
  await loginAttempts.forgetName(usernameKey(owner.username));
  return owner;
}
