import type { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import type { Deps } from '../deps.ts';

/** Forgets what a user or seat has collected and how far they were. */
export async function forgetStickers(
  { progress, userStickers }: Pick<Deps, 'progress' | 'userStickers'>,
  userId: AccountKey,
): Promise<void> {
  // In this order: from counters that are still there, stickers would be awarded again.
  await progress.removeOf(userId);
  await userStickers.removeOf(userId);
}
