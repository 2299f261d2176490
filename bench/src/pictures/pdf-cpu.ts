import { composeColoringBook } from '@lux/media/src/pdf/coloring-book/make-coloring-book.ts';
import { printablePicture } from '@lux/media/src/pdf/printable-picture.ts';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { compareCpu } from './compare-cpu.ts';

/** What an A4 page of a colouring page costs beside a JPEG that pdfkit only has to copy. */
export async function pdfCpu(page: Buffer): Promise<number> {
  const jpeg = await sharp(page).jpeg().toBuffer();
  return compareCpu(
    async () => composeColoringBook('Mein Malbuch', [await printablePicture(page, 'Page1')]),
    () => embed(jpeg),
  );
}

async function embed(jpeg: Buffer): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.on('data', () => {});
  pdf.image(jpeg, 0, 0, { width: 595 });
  pdf.end();
  await ended;
}
