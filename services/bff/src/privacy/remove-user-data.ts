import type { ForgetRequest } from '@lux/contracts/analytics/visitor-requests.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { leaveClasses } from '../classes/leave-classes.ts';
import type { Deps } from '../deps.ts';

/**
 * Removes everything of these owners in all services. Accounts is asked first whether the account may
 * go, so that nothing is gone where it may not; the account itself goes last: should a service be
 * away, it can be tried again. A teacher's classes go to the owner.
 *
 * @throws what a service says, USER_NOT_FOUND, OWNER_IS_PROTECTED and ADMIN_IS_PROTECTED of accounts
 *   among it.
 */
export async function removeUserData(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { owners, people }: { owners: OwnerId[]; people: ForgetRequest },
): Promise<void> {
  const { userId } = people;
  if (userId !== null) {
    await services.accounts.checkDeletion(requestId, userId);
    const { isTeacher } = await services.accounts.readUser(requestId, userId);
    if (isTeacher) await leaveClasses({ services }, requestId, userId);
  }
  await removeThings({ services }, requestId, { owners, people });
}

/** The same where there may be no account any more: what the services keep, accounts last. */
export async function removeThings(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { owners, people }: { owners: OwnerId[]; people: ForgetRequest },
): Promise<void> {
  await noteVisitors({ services }, requestId, owners);
  await services.classroom.removeUserData(requestId, owners);
  await services.media.removeUserData(requestId, owners);
  await services.conversation.removeUserData(requestId, owners);
  await services.analytics.forget(requestId, people);
  await services.accounts.removeUserData(requestId, owners);
}

/**
 * Notes which visitors must be deleted again after a restore: those of whom something is kept. Others
 * anybody can invent by the hundred. Before anything goes, as nobody could tell afterwards.
 */
async function noteVisitors(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  owners: OwnerId[],
): Promise<void> {
  const visitors = owners.filter((owner) => owner.startsWith('visitor:'));
  if (visitors.length === 0) return;
  const { classroom, media, conversation, analytics, accounts } = services;
  const present = new Set<OwnerId>();
  for (const keeper of [classroom, media, conversation, analytics, accounts]) {
    for (const owner of await keeper.findPresent(requestId, visitors)) present.add(owner);
  }
  if (present.size > 0) {
    await services.accounts.noteDeletion(requestId, { owners: [...present] });
  }
}
