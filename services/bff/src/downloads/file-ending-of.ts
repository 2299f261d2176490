const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
};

/** How the name of a file of this content type ends, without the dot. */
export function fileEndingOf(contentType: string): string {
  return ENDINGS[contentType] ?? 'bin';
}
