import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { Catalogue } from './load-catalogue.ts';
import type { UserStickerRecord } from './user-sticker.store.ts';

/** A collected sticker with the sticker in it; null where the catalogue has it no more. */
export function viewUserSticker(
  catalogue: Catalogue,
  { stickerId, achievementType, metadata, collectedAt }: UserStickerRecord,
): UserSticker | null {
  const found = catalogue.get(stickerId);
  if (!found) return null;
  const { sticker } = found;
  return {
    stickerId,
    achievementType,
    collectedAt: collectedAt.toISOString(),
    metadata,
    sticker,
  };
}
