import { cleanLinePage } from '@lux/media/src/coloring/clean-line-page.ts';
import sharp from 'sharp';
import { cpuOf } from './cpu-of.ts';

/** What making a page for colouring costs beyond reading and writing a picture of that size. */
export async function lineArtCpu(drawing: Buffer): Promise<{ ratio: number; cpuMs: number }> {
  const page = await cleanLinePage(drawing);
  if (!page) throw new Error('the drawing is no line art');
  const { width, height } = await sharp(page).metadata();
  const cpuMs = await cpuOf(() => cleanLinePage(drawing));
  const floorMs = await cpuOf(() =>
    sharp(drawing)
      .resize(width, height, { fit: 'contain', background: '#fff' })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
  return { ratio: cpuMs / floorMs, cpuMs };
}
