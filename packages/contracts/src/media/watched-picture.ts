import { z } from 'zod';
import { Id } from '../common/id.ts';

/** A picture as an admin sees it, whoever it belongs to (SPEC 2, Bilder). */
export const WatchedPicture = z.object({
  /** Of the file; `/media/{id}` shows it. */
  id: Id,
  kind: z.enum(['image', 'coloring']),
  prompt: z.string(),
  createdAt: z.iso.datetime(),
});
export type WatchedPicture = z.infer<typeof WatchedPicture>;
