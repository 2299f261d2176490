import type { PasswordReset } from '@lux/contracts/accounts/password.ts';
import type { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from '../usernames/username-key.ts';
import { generatePassword } from './generate-password.ts';
import { isCommonPassword } from './is-common-password.ts';

/**
 * Gives somebody who has forgotten their password another one, which lasts until the next login: an
 * admin knows it. Owner and admins are protected (SPEC 6): whoever could reset them would be them.
 * Only the owner may.
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED, ADMIN_PASSWORD_IS_PROTECTED, PASSWORD_TOO_EASY.
 */
export async function resetPassword(
  { users, passwords, loginAttempts }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  id: string,
  { password, byOwner }: PasswordReset & { byOwner: boolean },
): Promise<PasswordResetResult> {
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (!byOwner) refuseProtected(user);
  if (password !== undefined && isCommonPassword(password, user)) throw errors.PASSWORD_TOO_EASY();
  const chosen = password ?? generateFor(user);
  const passwordHash = await passwords.hash(chosen);
  // Hashing takes its time: who became an admin meanwhile is protected, too.
  const changed = await users.setTemporaryPassword(id, passwordHash, byOwner ? undefined : 'user');
  if (!changed) {
    if (await users.find(id)) throw errors.ADMIN_PASSWORD_IS_PROTECTED();
    throw errors.USER_NOT_FOUND();
  }
  await loginAttempts.forgetName(usernameKey(user.username));
  return { user: changed, generatedPassword: password === undefined ? chosen : null };
}

/** Words that can be dictated, and none of them the user's name. */
function generateFor(user: User): string {
  let generated = generatePassword();
  while (isCommonPassword(generated, user)) generated = generatePassword();
  return generated;
}

function refuseProtected({ isOwner, role }: User): void {
  if (isOwner) throw errors.OWNER_IS_PROTECTED();
  if (role === 'admin') throw errors.ADMIN_PASSWORD_IS_PROTECTED();
}
