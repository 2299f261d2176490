import type { UserSticker } from '@lux/contracts/accounts/user-sticker.ts';
import type { Deps } from '../deps.ts';
import { isEarned } from './is-earned.ts';
import { viewUserSticker } from './view-user-sticker.ts';

/**
 * Gives a user every sticker earned and not yet collected, and tells which those are. Decided from
 * the counters alone, so that what one run left undone the next one does, and two at once give
 * each sticker once.
 */
export async function awardStickers(
  { catalogue, progress, userStickers }: Pick<Deps, 'catalogue' | 'progress' | 'userStickers'>,
  userId: string,
): Promise<UserSticker[]> {
  const [reached, collected] = await Promise.all([
    progress.find(userId),
    userStickers.listOf(userId),
  ]);
  const owned = new Set(collected.map(({ stickerId }) => stickerId));
  const awarded: UserSticker[] = [];
  for (const { sticker, rule, achievement } of catalogue.values()) {
    if (owned.has(sticker.id) || !isEarned(rule, reached)) continue;
    const record = {
      userId,
      stickerId: sticker.id,
      achievementType: achievement,
      metadata: null,
      collectedAt: new Date(),
    };
    const isNew = await userStickers.add(record);
    const view = viewUserSticker(catalogue, record);
    if (isNew && view) awarded.push(view);
  }
  return awarded;
}
