import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * Makes somebody an admin, or not (SPEC 6). The owner stays what they are.
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED.
 */
export async function changeRole(
  { users }: Pick<Deps, 'users'>,
  id: string,
  role: User['role'],
): Promise<User> {
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (user.isOwner) throw errors.OWNER_IS_PROTECTED();
  const changed = await users.setRole(id, role);
  if (!changed) throw errors.USER_NOT_FOUND();
  return changed;
}
