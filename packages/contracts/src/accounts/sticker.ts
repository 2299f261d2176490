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
  /** The drawing: a path on the public door, whose `v` changes when the drawing does. */
  image_url: z.string().min(1),
});
export type Sticker = z.infer<typeof Sticker>;
