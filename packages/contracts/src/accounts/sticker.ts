import { z } from 'zod';

/** A sticker that can be collected (SPEC 3), as `GET /api/stickers` lists it. */
export const Sticker = z.object({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** How it is earned, in words for children. */
  description: z.string().min(1),
  category: z.string().min(1),
  rarity: z.enum(['normal', 'selten', 'sehr selten', 'legendär']),
  /** The drawing: a path on the bff; its `v` changes when the drawing does. */
  image_url: z.string().min(1),
});
export type Sticker = z.infer<typeof Sticker>;

const Fact = z.union([z.string().max(200), z.number(), z.boolean()]);

/** Body of `POST /api/user/stickers` (SPEC 7): "I have achieved this". The server looks whether so. */
export const StickerClaim = z.object({
  stickerId: z.string('Es fehlt der Sticker.').pipe(Sticker.shape.id),
  /** What it was for, as the card shows it. Absent: the catalogue's words. */
  achievementType: z.string().trim().min(1).max(100).nullish(),
  /** A few facts beside it, by name. */
  metadata: z
    .record(z.string().regex(/^[A-Za-z]\w{0,39}$/), Fact)
    .refine((facts) => Object.keys(facts).length <= 20, 'Das sind zu viele Angaben.')
    .nullish(),
});
export type StickerClaim = z.infer<typeof StickerClaim>;

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
