import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from './username-key.ts';

/**
 * Deletes an account (SPEC 6). The owner and the user named admin stay.
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED, ADMIN_IS_PROTECTED.
 */
export async function deleteUser(
  { users, loginAttempts }: Pick<Deps, 'users' | 'loginAttempts'>,
  id: string,
): Promise<void> {
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (user.isOwner) throw errors.OWNER_IS_PROTECTED();
  if (usernameKey(user.username) === 'admin') throw errors.ADMIN_IS_PROTECTED();
  if (!(await users.delete(id))) throw errors.USER_NOT_FOUND();
  await loginAttempts.forgetName(usernameKey(user.username));
}
