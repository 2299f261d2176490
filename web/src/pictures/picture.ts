import { z } from 'zod';

/** A picture or colouring page of this child, as browser storage keeps it (SPEC 3). */
export const Picture = z.object({
  id: z.string().min(1),
  prompt: z.string(),
  /** `/media/{id}`, or `kept:{id}` for one that this browser alone has. */
  imageUrl: z.string().min(1),
  createdAt: z.iso.datetime(),
  /** A colouring page with the child's colours, as the account has it. */
  colored: z.object({ imageUrl: z.string().min(1), changedAt: z.iso.datetime() }).optional(),
  /** The page of a coloured picture that only this browser has. */
  coloredFrom: z.string().min(1).optional(),
});
export type Picture = z.infer<typeof Picture>;

/** The file behind a picture's address, or null where it is not one of the server's files. */
export function mediaFileId(imageUrl: string): string | null {
  return /^\/media\/([A-Za-z0-9_-]+)$/.exec(imageUrl)?.[1] ?? null;
}

const SCHEME = 'kept:';

/** The id of a picture that only this browser has, or null for one of the server's. */
export function keptPictureId(imageUrl: string): string | null {
  return imageUrl.startsWith(SCHEME) ? imageUrl.slice(SCHEME.length) : null;
}
