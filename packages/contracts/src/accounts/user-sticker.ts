import { z } from 'zod';
import { Sticker } from './sticker.ts';
import { StickerClaim } from './sticker-claim.ts';

/** A sticker a child has collected (SPEC 3), as `GET /api/user/stickers` lists it. */
export const UserSticker = z.object({
  stickerId: Sticker.shape.id,
  /** What it was for; the card says "Für: {achievementType}". */
  achievementType: z.string().nullable(),
  collectedAt: z.iso.datetime(),
  metadata: StickerClaim.shape.metadata.unwrap().unwrap().nullable(),
  sticker: Sticker,
});
export type UserSticker = z.infer<typeof UserSticker>;
