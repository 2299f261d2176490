import { type AccountKey, isSeatKey, ownerOfAccount } from '@lux/contracts/accounts/account-key.ts';
import type { StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { forgetStickers } from './forget-stickers.ts';
import { isEarned } from './is-earned.ts';
import { viewUserSticker } from './view-user-sticker.ts';

type ClaimDeps = Pick<Deps, 'catalogue' | 'progress' | 'userStickers' | 'users' | 'push'>;

/**
 * Gives a sticker to a user or seat that says it is achieved (SPEC 7, `POST /api/user/stickers`). Whoever has
 * it already gets the one they have, however many ask at once.
 *
 * @throws STICKER_NOT_FOUND; NOT_ACHIEVED where the counters say otherwise.
 */
export async function claimSticker(
  deps: ClaimDeps,
  userId: AccountKey,
  { stickerId, achievementType, metadata }: StickerClaim,
): Promise<UserSticker> {
  const { catalogue, progress, userStickers, users, push } = deps;
  const wanted = catalogue.get(stickerId);
  if (!wanted) throw errors.STICKER_NOT_FOUND();

  const owned = await userStickers.find(userId, stickerId);
  if (!owned && !isEarned(wanted.rule, await progress.find(userId))) throw errors.NOT_ACHIEVED();

  const isNew =
    !owned &&
    (await userStickers.add({
      userId,
      stickerId,
      achievementType: achievementType ?? wanted.achievement,
      metadata: metadata ?? null,
      collectedAt: new Date(),
    }));
  const mayBeGone = isNew && !isSeatKey(userId);
  if (mayBeGone && !(await users.find(userId))) await forgetStickers(deps, userId);
  const kept = owned ?? (await userStickers.find(userId, stickerId));
  const userSticker = kept && viewUserSticker(catalogue, kept);
  // Gone with its account in this very moment.
  if (!userSticker) throw errors.STICKER_NOT_FOUND();
  if (isNew) push.toOwner(ownerOfAccount(userId), 'sticker.awarded', userSticker);
  return userSticker;
}
