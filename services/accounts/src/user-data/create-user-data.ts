import { type AccountKey, accountKeyOf, isSeatKey } from '@lux/contracts/accounts/account-key.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { UserData } from '@lux/service-kit/server/user-data-routes.ts';
import type { Deps } from '../deps.ts';
import { forgetStickers } from '../stickers/forget-stickers.ts';
import { deleteUser } from '../users/delete-user.ts';
import { forgetSeats, wipeLesson } from './forget-seats.ts';

/**
 * Accounts and their data, and what seats of classes have reached; synced items are read by
 * `GET /things`, page by page. Visitors have nothing here but perhaps a dead letter.
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
  >,
): UserData {
  const { users, syncedItems, progress, userStickers, deadLetters } = deps;
  return {
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
      for (const id of userIds) {
        await deleteUser(deps, id);
        await forgetStickers(deps, id);
      }
      await syncedItems.removeAll(userIds);
      await forgetSeats(deps, keysOf(owners).filter(isSeatKey));
      await deadLetters.forget((content) => owners.some((owner) => content.includes(`"${owner}`)));
    },
    wipe: (wipe) => wipeLesson(deps, wipe),
  };
}

function keysOf(owners: OwnerId[]): AccountKey[] {
  return owners.flatMap((owner) => accountKeyOf(owner) ?? []);
}
