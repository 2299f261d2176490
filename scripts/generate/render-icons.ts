/**
 * Draws LUX's face (web/public/lux.svg) as the icons that installed apps, home screens and tabs
 * need. Run it after the face has changed, and commit what it writes: `node scripts/generate/render-icons.ts`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC_DIR = join(import.meta.dirname, '../../web/public');
/** `--color-surface` of web/src/app/theme.css in the light. */
const PAPER = '#fff6e3';
/** Of a maskable icon only a circle of 80 % is sure to be seen; the face lies well inside. */
const SAFE_SHARE = 0.62;
const HOME_SCREEN_SHARE = 0.8;

const face = await readFile(join(PUBLIC_DIR, 'lux.svg'));

/** The face alone, on nothing. */
function renderFace(side: number): Promise<Buffer> {
  const DRAWN_SIDE = 64;
  return sharp(face, { density: (72 * side) / DRAWN_SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: side > 64 })
    .toBuffer();
}

/** The face in the middle of a sheet without corners to cut off. */
async function renderOnPaper(side: number, share: number): Promise<Buffer> {
  const input = await renderFace(Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One picture in the container that browsers ask for without being told. */
function wrapAsIco(png: Buffer, side: number): Buffer {
  const HEADER_BYTES = 22;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

const icons: Record<string, Buffer> = {
  'icons/lux-192.png': await renderFace(192),
  'icons/lux-512.png': await renderFace(512),
  'icons/lux-maskable-192.png': await renderOnPaper(192, SAFE_SHARE),
  'icons/lux-maskable-512.png': await renderOnPaper(512, SAFE_SHARE),
  'apple-touch-icon.png': await renderOnPaper(180, HOME_SCREEN_SHARE),
  'favicon.ico': wrapAsIco(await renderFace(48), 48),
};

for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(join(PUBLIC_DIR, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
