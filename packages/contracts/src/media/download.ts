import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';

/** How many characters of the prompt a saved file's name has (SPEC 5); 30 in the admin gallery. */
export const NameCharacters = z.literal([20, 30]);
export type NameCharacters = z.infer<typeof NameCharacters>;

/** SPEC 8. */
const failed = 'Fehler beim Herunterladen';

/** Body of `POST /api/download-image` (SPEC 7). */
export const DownloadImageRequest = z.object({
  imageUrl: z.string(failed).max(2000, failed),
  filename: z.string(failed).max(500, failed),
  nameCharacters: NameCharacters.default(20),
  visitorToken: VisitorToken.optional(),
});
export type DownloadImageRequest = z.infer<typeof DownloadImageRequest>;

/** What media tells about a stored file, by `GET /files/{id}/facts`. */
export const FileFacts = z.object({
  contentType: z.string(),
  sizeBytes: z.int().nonnegative(),
});
export type FileFacts = z.infer<typeof FileFacts>;
