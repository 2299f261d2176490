import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { UserData } from '@lux/service-kit/server/user-data-routes.ts';
import type { Deps } from '../deps.ts';
import { forgetStickers } from '../stickers/forget-stickers.ts';
import { deleteUser } from '../users/delete-user.ts';

/**
 * Accounts and their data; synced items are read by `GET /things`, page by page. Visitors have
 * nothing here but perhaps a dead letter.
 */
export function createUserData(
  deps: Pick<
    Deps,
    'users' | 'loginAttempts' | 'syncedItems' | 'progress' | 'userStickers' | 'deadLetters'
  >,
): UserData {
  const { users, syncedItems, progress, userStickers, deadLetters } = deps;
  return {
    list: async (owners) => {
      const [userId] = userIdsOf(owners);
      if (!userId) return {};
      return {
        user: await users.find(userId),
        stickers: await userStickers.listOf(userId),
        progress: await progress.find(userId),
      };
    },
    remove: async (owners) => {
      const userIds = userIdsOf(owners);
      // The account first: where it may not go, nothing goes.
      for (const id of userIds) {
        await deleteUser(deps, id);
        await forgetStickers(deps, id);
      }
      await syncedItems.removeAll(userIds);
      await deadLetters.forget((content) => owners.some((owner) => content.includes(`"${owner}`)));
    },
  };
}

function userIdsOf(owners: OwnerId[]): string[] {
  return owners
    .filter((owner) => owner.startsWith('user:'))
    .map((owner) => owner.slice('user:'.length));
}
