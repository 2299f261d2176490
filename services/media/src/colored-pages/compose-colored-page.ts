import { coloringLimits, colorsSize } from '@lux/contracts/media/coloring-limits.ts';
import sharp from 'sharp';
import { errors } from '../errors.ts';
import { readOrigin, writeOrigin } from '../pictures/origin-mark.ts';

/** A page of ours has 3 million pixels, one of a model up to 5. */
const MOST_PAGE_PIXELS = 40_000_000;
/** Pages are flat areas: more effort makes them hardly smaller. */
const COMPRESSION = 3;
const CHANNELS = 3;
const WHITE = 255;

interface Size {
  width: number;
  height: number;
}

interface Composed {
  /** Lines and colours together, in the size of the page. */
  picture: Buffer;
  /** The colours alone, written anew: nothing but pixels is kept of what was sent. */
  colors: Buffer;
}

/**
 * Lays a page's own lines over colours, as the client does: so a coloured page is always that page,
 * whatever was sent. Takes 0.15 s of a processor.
 *
 * @throws NOT_THIS_PAGE for what is no PNG, or not of the size that colours of this page have.
 */
export async function composeColoredPage(page: Buffer, sent: Buffer): Promise<Composed> {
  const lines = await sharp(page, { limitInputPixels: MOST_PAGE_PIXELS })
    // Transparent paper is white paper.
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const coarse = colorsSize(lines.info);
  const colors = await readColors(sent, coarse);
  const { width, height } = lines.info;
  const enlarged = await fromPixels(colors, coarse)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  multiply(enlarged, lines.data);
  const origin = readOrigin(page);
  const picture = await toPng(enlarged, { width, height });
  return {
    picture: origin === null ? picture : writeOrigin(picture, origin),
    colors: await toPng(colors, coarse),
  };
}

/** The pixels of what was sent, three bytes each. */
async function readColors(sent: Buffer, { width, height }: Size): Promise<Buffer> {
  try {
    const image = sharp(sent, { limitInputPixels: coloringLimits.side ** 2, failOn: 'warning' });
    const found = await image.metadata();
    if (found.format !== 'png' || found.width !== width || found.height !== height) {
      throw errors.NOT_THIS_PAGE();
    }
    return await image.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer();
  } catch (cause) {
    throw errors.NOT_THIS_PAGE({ cause });
  }
}

/** Darkens colours where the lines are. */
function multiply(colors: Buffer, lines: Buffer): void {
  for (let pixel = 0; pixel < lines.length; pixel += 1) {
    const light = lines[pixel] ?? WHITE;
    if (light === WHITE) continue;
    for (let at = pixel * CHANNELS; at < (pixel + 1) * CHANNELS; at += 1) {
      colors[at] = ((colors[at] ?? 0) * light) / WHITE;
    }
  }
}

const fromPixels = (pixels: Buffer, size: Size) =>
  sharp(pixels, { raw: { ...size, channels: CHANNELS } });

const toPng = (pixels: Buffer, size: Size): Promise<Buffer> =>
  fromPixels(pixels, size).png({ compressionLevel: COMPRESSION }).toBuffer();
