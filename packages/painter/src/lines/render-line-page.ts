import sharp from 'sharp';

/** How steep edges become: of their greys about one in eight stays between black and white. */
const CONTRAST = 8;

/** SVG → greyscale PNG, nearly all of it pure black or pure white (issue 4: ≥ 98 %). */
export async function renderLinePage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace('b-w')
    .linear(CONTRAST, 128 * (1 - CONTRAST))
    .png({ compressionLevel: 6 })
    .toBuffer();
}
