import sharp from 'sharp';
import { lineMask } from './line-mask.ts';
import { softenMask } from './soften-mask.ts';

/** A4 upright at about 175 dots per inch, as the built-in pages. */
const PAGE = { width: 1448, height: 2048 };
const MOST_PIXELS = 40_000_000;
/** Darker than this is ink. */
const THRESHOLD = 150;
/** Share of pixels that are near black or near white in anything worth cleaning. */
const LINE_ART_SHARE = 0.8;
/** Less ink is an empty page, more is a painting. */
const INK = { least: 0.005, most: 0.3 };
/** Specks up to this many pixels go, gaps up to twice this radius close. */
const SPECK_PX = 60;
const CLOSING_PX = 2;

/**
 * Makes a model's drawing a page for colouring (issue 4): black and white, without specks, small
 * gaps closed. Null where it is no line drawing and cannot become one.
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
  if (countClear(grey) / grey.length < LINE_ART_SHARE) return null;

  const raw = lineMask.fromGrey(grey, THRESHOLD);
  const mask = lineMask.close(lineMask.despeckle(raw, width, SPECK_PX), width, CLOSING_PX);
  const ink = lineMask.countInk(mask) / mask.length;
  if (ink < INK.least || ink > INK.most) return null;

  return sharp(softenMask(mask, width), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Pixels that are nearly ink or nearly paper. A loop: `filter` would copy each of millions. */
function countClear(grey: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < grey.length; at++) {
    const value = grey[at] ?? 0;
    if (value < 60 || value > 195) count++;
  }
  return count;
}
