import sharp from 'sharp';
import { linePageImage } from './line-page-image.ts';

export interface PrintablePicture {
  width: number;
  height: number;
  /** As pdfkit takes it. */
  source: Buffer | PDFKit.Mixins.EmbeddableImage;
}

const JPEG_QUALITY = 88;
const MOST_PIXELS = 40_000_000;

/**
 * A picture as it is embedded without unpacking it: black-and-white pages as they are, all others
 * flattened to JPEG, because an alpha channel costs pdfkit 38 times as much (DESIGN 8).
 *
 * @param name unlike those of the other pictures of a document.
 */
export async function printablePicture(bytes: Buffer, name: string): Promise<PrintablePicture> {
  const page = linePageImage(bytes, name);
  if (page) return { width: page.width, height: page.height, source: page };
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, source: data };
}
