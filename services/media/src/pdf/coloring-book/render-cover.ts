import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { PrintablePicture } from '../printable-picture.ts';

const CRAYON = createRequire(import.meta.url).resolve('openmoji/color/svg/1F58D.svg');
const CRAYON_PX = 400;

interface Cover {
  title: string;
  /** The first page, small in a frame. */
  picture: PrintablePicture;
  /** Of an A4 page upright, in points. */
  width: number;
  credit: string;
}

/** The cover: title, the first picture in a frame, crayons, and a line for the owner's pen. */
export async function renderCover(
  pdf: PDFKit.PDFDocument,
  { title, picture, width, credit }: Cover,
): Promise<void> {
  const frame = { x: 110, y: 200, width: width - 220, height: 400 };
  const crayon = await sharp(await readFile(CRAYON))
    .resize(CRAYON_PX)
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer();

  pdf
    .lineWidth(5)
    .roundedRect(24, 24, width - 48, 794, 22)
    .stroke('#f1b31c')
    .lineWidth(3)
    .roundedRect(frame.x - 14, frame.y - 14, frame.width + 28, frame.height + 28, 16)
    .stroke('#61b2e4');
  pdf.font('bold').fontSize(titleSize(title)).fillColor('#1b3a57');
  pdf.text(title, 50, 82, { width: width - 100, height: 100, align: 'center' });
  pdf.image(picture.source, frame.x, frame.y, {
    fit: [frame.width, frame.height],
    align: 'center',
    valign: 'center',
  });
  for (const x of [56, width - 56 - 90]) pdf.image(crayon, x, 640, { width: 90 });
  pdf.font('text').fontSize(16).fillColor('#1b3a57');
  pdf.text('Dieses Buch gehört:', 0, 660, { width, align: 'center' });
  pdf
    .lineWidth(1)
    .moveTo(width / 2 - 110, 716)
    .lineTo(width / 2 + 110, 716)
    .stroke('#1b3a57');
  pdf.fontSize(8).fillColor('#555');
  pdf.text(credit, 0, 796, { width, align: 'center', lineBreak: false });
}

function titleSize(title: string): number {
  return title.length > 24 ? 30 : 44;
}
