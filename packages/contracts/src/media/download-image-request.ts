import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { NameCharacters } from './name-characters.ts';

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
