import type { ShownSticker } from './stickers-query.ts';
import type { CollectedSticker } from './user-stickers-query.ts';

/** How much is collected; percent rounded, 0 where there are no stickers (SPEC 2, 9). */
export function collectionShare(
  stickers: readonly Pick<ShownSticker, 'id'>[],
  collected: readonly Pick<CollectedSticker, 'stickerId'>[],
): { count: number; total: number; percent: number } {
  const ids = new Set(collected.map(({ stickerId }) => stickerId));
  const total = stickers.length;
  const count = stickers.filter(({ id }) => ids.has(id)).length;
  return { count, total, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
}
