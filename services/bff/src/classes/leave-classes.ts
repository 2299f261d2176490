import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../deps.ts';

/**
 * Hands the classes that only this teacher held to the owner. Where the owner has not registered, they
 * go to the admin who has been here longest, and stay with nobody where there is none.
 *
 * @throws SERVICE_UNAVAILABLE while classroom is away.
 */
export async function leaveClasses(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  userId: User['id'],
): Promise<void> {
  const others = (await services.accounts.listUsers(requestId)).filter(({ id }) => id !== userId);
  // The newest come first.
  const heir =
    others.find(({ isOwner }) => isOwner) ?? others.findLast(({ role }) => role === 'admin');
  if (heir) await services.classroom.leaveClasses(requestId, userId, heir.id);
}
