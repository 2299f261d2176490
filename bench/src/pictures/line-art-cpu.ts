import { cleanLinePage } from '@lux/media/src/coloring/clean-line-page.ts';
import sharp from 'sharp';
import { cpuOf } from './cpu-of.ts';

/** What making a page for colouring costs beside reading and writing the picture it is made of. */
export async function lineArtCpu(page: Buffer): Promise<{ ratio: number; cpuMs: number }> {
  // As a model draws: in colours, with soft edges.
  const drawing = await sharp(page).toColourspace('srgb').blur(0.7).png().toBuffer();
  const cpuMs = await cpuOf(async () => {
    if (!(await cleanLinePage(drawing))) throw new Error('the drawing is no line art');
  });
  const floorMs = await cpuOf(() => sharp(drawing).png({ compressionLevel: 6 }).toBuffer());
  return { ratio: cpuMs / floorMs, cpuMs };
}
