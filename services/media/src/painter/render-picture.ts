import sharp from 'sharp';

/** SVG → PNG in the SVG's own size. Rejects when the SVG is broken. */
export async function renderPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
