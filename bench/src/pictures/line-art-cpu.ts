import { cleanLinePage } from '@lux/media/src/coloring/clean-line-page.ts';
import sharp from 'sharp';
import { compareCpu } from './compare-cpu.ts';

/** What making a page for colouring costs beside reading and writing the picture it is made of. */
export async function lineArtCpu(page: Buffer): Promise<number> {
  // As a model draws: in colours, with soft edges.
  const drawing = await sharp(page).toColourspace('srgb').blur(0.7).png().toBuffer();
  return compareCpu(
    async () => {
      if (!(await cleanLinePage(drawing))) throw new Error('the drawing is no line art');
    },
    () => sharp(drawing).png({ compressionLevel: 6 }).toBuffer(),
  );
}
