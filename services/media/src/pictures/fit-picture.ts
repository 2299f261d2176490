import type { ImageSize } from '@lux/contracts/media/picture.ts';
import sharp from 'sharp';

/** Bounds what an answer may unpack to. */
const MOST_PIXELS = 40_000_000;

/** A picture of any format and size as PNG in the size asked for; what sticks out is cut evenly. */
export async function fitPicture(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
