import { z } from 'zod';

/** What media tells about a stored file, by `GET /files/{id}/facts`. */
export const FileFacts = z.object({
  contentType: z.string(),
  sizeBytes: z.int().nonnegative(),
});
export type FileFacts = z.infer<typeof FileFacts>;
