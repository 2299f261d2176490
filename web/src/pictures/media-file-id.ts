/** The file behind a picture's address, or null where it is not one of the server's files. */
export function mediaFileId(imageUrl: string): string | null {
  return /^\/media\/([A-Za-z0-9_-]+)$/.exec(imageUrl)?.[1] ?? null;
}
