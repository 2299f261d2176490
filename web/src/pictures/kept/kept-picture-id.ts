const SCHEME = 'kept:';

/** The id of a picture that only this browser has, or null for one of the server's. */
export function keptPictureId(imageUrl: string): string | null {
  return imageUrl.startsWith(SCHEME) ? imageUrl.slice(SCHEME.length) : null;
}
