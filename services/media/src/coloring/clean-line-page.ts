import sharp from 'sharp';
import { closeGaps } from './close-gaps.ts';
import { countInk } from './count-ink.ts';
import { despeckle } from './despeckle.ts';
import { readInk } from './read-ink.ts';
import { softenInk } from './soften-ink.ts';

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
