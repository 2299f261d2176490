import type { Deps } from '../deps.ts';

/** Forgets what a user has collected and how far they were. */
export async function forgetStickers(
  { progress, userStickers }: Pick<Deps, 'progress' | 'userStickers'>,
  userId: string,
): Promise<void> {
  // In this order: from counters that are still there, stickers would be awarded again.
  await progress.removeOf(userId);
  await userStickers.removeOf(userId);
}
