import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { drawCover } from './draw-cover.ts';
import type { PrintablePicture } from './printable-picture.ts';

const require = createRequire(import.meta.url);
const FONT = '@fontsource/andika/files/andika-latin-400-normal.woff';
const BOLD_FONT = '@fontsource/andika/files/andika-latin-700-normal.woff';

/** A4 in points, and what no printer reaches. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 34;
const FOOTER_SIZE = 8;
const CREDIT = 'LUX · Zeichnungen von OpenMoji.org, CC BY-SA 4.0';

/** One A4 page of a picture, or several pages with a cover and numbers (issue 4). */
export async function composeBook(title: string, pictures: PrintablePicture[]): Promise<Buffer> {
  const isBook = pictures.length > 1;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    info: { Title: title, Creator: 'LUX' },
    lang: 'de-DE',
  });
  // One page is printed with one tap, often: unpacking Andika would cost ten times the page.
  if (isBook) pdf.registerFont('text', require.resolve(FONT));
  else pdf.registerFont('text', 'Helvetica');
  pdf.registerFont('bold', require.resolve(BOLD_FONT));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));

  const [first] = pictures;
  if (isBook && first) {
    pdf.addPage({ size: 'A4', margin: 0 });
    await drawCover(pdf, { title, picture: first, width: A4.short, credit: CREDIT });
  }
  pictures.forEach((picture, at) => {
    const isAcross = picture.width > picture.height;
    const [width, height] = isAcross ? [A4.long, A4.short] : [A4.short, A4.long];
    pdf.addPage({ size: 'A4', layout: isAcross ? 'landscape' : 'portrait', margin: 0 });
    pdf.image(picture.source, MARGIN, MARGIN, {
      fit: [width - 2 * MARGIN, height - 2 * MARGIN],
      align: 'center',
      valign: 'center',
    });
    pdf
      .font('text')
      .fontSize(FOOTER_SIZE)
      .fillColor('#555')
      .text(isBook ? String(at + 1) : CREDIT, 0, height - MARGIN * 0.7, {
        width,
        align: 'center',
        lineBreak: false,
      });
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
