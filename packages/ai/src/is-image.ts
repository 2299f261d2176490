const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether bytes begin as a PNG, JPEG or WebP does; whatever they are called. */
export function isImage(bytes: Buffer): boolean {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return true;
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return true;
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}
