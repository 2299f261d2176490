import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { ColoringBookRequest } from '@lux/contracts/media/pdf.ts';
import PDFDocument from 'pdfkit';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { type PrintablePicture, printablePicture } from '../printable-picture.ts';
import { renderCover } from './render-cover.ts';

const require = createRequire(import.meta.url);
const FONT = '@fontsource/andika/files/andika-latin-400-normal.woff';
const BOLD_FONT = '@fontsource/andika/files/andika-latin-700-normal.woff';

/** A4 in points, and what no printer reaches. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 34;
const FOOTER_SIZE = 8;
const CREDIT = 'LUX · Zeichnungen von OpenMoji.org, CC BY-SA 4.0';
const USUAL_TITLE = 'Mein Malbuch';

/** Makes A4 pages of a child's files, whose owner was checked when the wish was taken. */
export async function makeColoringBook(
  { files }: Pick<Deps, 'files'>,
  wish: ColoringBookRequest,
): Promise<{ pdf: Buffer } | { refusal: { message: string } }> {
  const pictures: PrintablePicture[] = [];
  for (const [at, id] of wish.fileIds.entries()) {
    if (!(await files.get(id))) return { refusal: { message: errors.FILE_NOT_FOUND().message } };
    pictures.push(await printablePicture(await buffer(await files.read(id)), `Page${at + 1}`));
  }
  return { pdf: await composeColoringBook(printable(wish.title) || USUAL_TITLE, pictures) };
}

/** One A4 page of a picture, or several pages with a cover and numbers. */
export async function composeColoringBook(
  title: string,
  pictures: PrintablePicture[],
): Promise<Buffer> {
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

  const [first] = pictures;
  if (isBook && first) {
    pdf.addPage({ size: 'A4', margin: 0 });
    await renderCover(pdf, { title, picture: first, width: A4.short, credit: CREDIT });
  }
  pictures.forEach((picture, at) => {
    renderPage(pdf, picture, isBook ? String(at + 1) : CREDIT);
  });
  pdf.end();
  return buffer(pdf);
}

/** One picture as large as its page allows, lengthways or across, with a line below it. */
function renderPage(pdf: PDFKit.PDFDocument, picture: PrintablePicture, footer: string): void {
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
    .text(footer, 0, height - MARGIN * 0.7, { width, align: 'center', lineBreak: false });
}

/** Without what Andika's Latin letters cannot print, such as emoji. */
function printable(title: string): string {
  return title.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘-‟…€]/gu, '').trim();
}
