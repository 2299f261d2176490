import type { ImageStyle } from '@lux/contracts/media/image-style.ts';
import sharp from 'sharp';

/** SPEC 3: vivid has stronger colours, natural softer ones. */
const LOOKS: Record<ImageStyle, { saturation: number; brightness: number }> = {
  vivid: { saturation: 1.3, brightness: 1.01 },
  natural: { saturation: 0.72, brightness: 1.03 },
};

/** SVG → PNG in the SVG's own size. Rejects when the SVG is broken. */
export async function renderPicture(svg: string, style?: ImageStyle): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  if (style) picture.modulate(LOOKS[style]);
  return picture.png({ compressionLevel: 3 }).toBuffer();
}
