import type { UserSticker } from '@lux/contracts/accounts/user-sticker.ts';
import type { Deps } from '../deps.ts';
import { viewUserSticker } from './view-user-sticker.ts';

/** What a user has collected, the latest first (SPEC 7, `GET /api/user/stickers`). */
export async function listUserStickers(
  { catalogue, userStickers }: Pick<Deps, 'catalogue' | 'userStickers'>,
  userId: string,
): Promise<UserSticker[]> {
  const records = await userStickers.listOf(userId);
  return records
    .map((record) => viewUserSticker(catalogue, record))
    .filter((userSticker) => userSticker !== null);
}
