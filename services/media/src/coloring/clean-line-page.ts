import sharp from 'sharp';
import { closeGaps } from './close-gaps.ts';
import { despeckle } from './despeckle.ts';
import type { InkPage } from './ink-page.ts';
import { readInk } from './read-ink.ts';
import { softenInk } from './soften-ink.ts';

/** How many pixels are ink. */
function countInk({ words }: InkPage): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    let bits = words[at] ?? 0;
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** A4 upright at about 175 dots per inch, as the built-in pages. */
const PAGE = { width: 1448, height: 2048 };
const MOST_PIXELS = 40_000_000;
/** Share of pixels that are near black or near white in anything worth cleaning. */
const LINE_ART_SHARE = 0.8;
/** Less ink is an empty page, more is a painting. */
const INK = { least: 0.005, most: 0.3 };
/** Ink that hangs together with fewer pixels is a speck. */
const SPECK_PX = 60;

/**
 * Makes a model's drawing a page for colouring: black and white, without specks, small
 * gaps closed. Null where it is not a line drawing and cannot become one.
 */
export async function cleanLinePage(bytes: Buffer): Promise<Buffer | null> {
  const { width, height } = PAGE;
  const grey = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: '#fff' })
    // Grey before it is resized: a third of the work.
    .greyscale()
    .resize(width, height, { fit: 'contain', background: '#fff', kernel: 'linear' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
  const { page: drawn, clearPx } = readInk(grey, width);
  if (clearPx / grey.length < LINE_ART_SHARE) return null;

  const page = closeGaps(despeckle(drawn, SPECK_PX));
  const ink = countInk(page) / grey.length;
  if (ink < INK.least || ink > INK.most) return null;

  return sharp(softenInk(page, grey), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 4 })
    .toBuffer();
}
