import {
  type AccountKey,
  accountKeyOf,
  isSeatKey,
  isVisitorKey,
  keeperKeyOf,
  ownerOfAccount,
} from '@lux/contracts/accounts/account-key.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { UserData } from '@lux/service-kit/server/user-data-routes.ts';
import type { Deps } from '../deps.ts';
import { forgetStickers } from '../stickers/forget-stickers.ts';
import { deleteUser, findDeletableUser } from '../users/delete-user.ts';
import { forgetSeats, wipeLesson } from './forget-seats.ts';

/**
 * Accounts and their data, and what seats of classes have reached; synced items are read by
 * `GET /things`, page by page. Visitors have nothing else here but perhaps a dead letter.
 */
export function createUserData(
  deps: Pick<
    Deps,
    | 'users'
    | 'loginAttempts'
    | 'syncedItems'
    | 'catalogue'
    | 'progress'
    | 'userStickers'
    | 'wipedPeriods'
    | 'deadLetters'
    | 'deletionLog'
  >,
): UserData {
  const { users, syncedItems, progress, userStickers, deadLetters, deletionLog } = deps;
  return {
    adopt: async ({ from, to }) => syncedItems.adopt(keeperKeyOf(from), keeperKeyOf(to)),
    list: async (owners) => {
      const [key] = keysOf(owners);
      if (!key) return {};
      return {
        ...(!isSeatKey(key) && { user: await users.find(key) }),
        stickers: await userStickers.listOf(key),
        progress: await progress.find(key),
      };
    },
    remove: async (owners) => {
      const userIds = keysOf(owners).filter((key) => !isSeatKey(key));
      // The account first: where it may not go, nothing goes.
      const present = await findDeletable(deps, userIds);
      // Before it goes, as nobody could note it afterwards; accounts is asked last of all services. Visitors
      // are noted by the bff, which knows whether anything was theirs: anybody can invent them.
      await deletionLog.note(owners.filter((owner) => !owner.startsWith('visitor:')));
      for (const id of present) await deleteUser(deps, id);
      for (const id of userIds) await forgetStickers(deps, id);
      await syncedItems.removeAll([...userIds, ...owners.filter(isVisitorKey)]);
      await forgetSeats(deps, keysOf(owners).filter(isSeatKey));
      await deadLetters.forget((content) => owners.some((owner) => content.includes(`"${owner}`)));
    },
    wipe: (wipe) => wipeLesson(deps, wipe),
  };
}

/**
 * The accounts among these that are still there. One that is not is passed over where its deletion is
 * noted: it stopped half-way.
 *
 * @throws as `findDeletableUser`.
 */
async function findDeletable(
  deps: Pick<Deps, 'users' | 'deletionLog'>,
  ids: AccountKey[],
): Promise<AccountKey[]> {
  const present: AccountKey[] = [];
  for (const id of ids) {
    const isGone =
      (await deps.users.find(id)) === null && (await deps.deletionLog.includes(ownerOfAccount(id)));
    if (isGone) continue;
    await findDeletableUser(deps, id);
    present.push(id);
  }
  return present;
}

function keysOf(owners: OwnerId[]): AccountKey[] {
  return owners.flatMap((owner) => accountKeyOf(owner) ?? []);
}
