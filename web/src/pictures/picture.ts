import { z } from 'zod';

/** A picture or colouring page of this child, as browser storage keeps it (SPEC 3). */
export const Picture = z.object({
  id: z.string().min(1),
  prompt: z.string(),
  /** `/media/{id}`, or `kept:{id}` for one that this browser alone has. */
  imageUrl: z.string().min(1),
  createdAt: z.iso.datetime(),
});
export type Picture = z.infer<typeof Picture>;
