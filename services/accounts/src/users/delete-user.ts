import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { usernameKey } from '../usernames/username-key.ts';

/**
 * Finds a user who may be deleted (SPEC 6): anybody but the owner and the admin named admin. A child
 * of that name, from before it was reserved, is a child like any other.
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED, ADMIN_IS_PROTECTED.
 */
export async function findDeletableUser({ users }: Pick<Deps, 'users'>, id: string): Promise<User> {
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (user.isOwner) throw errors.OWNER_IS_PROTECTED();
  const isNamedAdmin = usernameKey(user.username) === usernameKey('admin');
  if (user.role === 'admin' && isNamedAdmin) throw errors.ADMIN_IS_PROTECTED();
  return user;
}

/** Deletes an account. @throws as `findDeletableUser`. */
export async function deleteUser(
  deps: Pick<Deps, 'users' | 'loginAttempts'>,
  id: string,
): Promise<void> {
  const { username } = await findDeletableUser(deps, id);
  if (!(await deps.users.delete(id))) throw errors.USER_NOT_FOUND();
  await deps.loginAttempts.forgetName(usernameKey(username));
}
