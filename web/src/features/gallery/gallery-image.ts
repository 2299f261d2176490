import { z } from 'zod';

/** A picture of this child, kept in browser storage (SPEC 3). */
export const GalleryImage = z.object({
  id: z.string().min(1),
  prompt: z.string(),
  imageUrl: z.string().min(1),
  createdAt: z.iso.datetime(),
});
export type GalleryImage = z.infer<typeof GalleryImage>;
