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

/** The name is part of the URL, which anybody may write. */
const HARMLESS = /^[\p{L}\p{N}_-]{1,80}$/u;
const PLAIN: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/**
 * `Content-Disposition` (RFC 6266): with a wished name the browser saves the file under it; without
 * one it shows it, and knows a good name should it be saved.
 */
export function contentDisposition(wished: string | undefined, contentType: string): string {
  const bare = wished !== undefined && HARMLESS.test(wished) ? wished : 'LUX';
  const name = `${bare}.${fileEndingOf(contentType)}`;
  const ascii = name.replace(/[^\x20-\x7e]/g, (letter) => PLAIN[letter] ?? '_');
  const how = wished === undefined ? 'inline' : 'attachment';
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
