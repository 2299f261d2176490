import { z } from 'zod';
import { Sticker } from './sticker.ts';

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
