import { buffer } from 'node:stream/consumers';
import type { ClassAlbumRequest } from '@lux/contracts/media/class-pdf.ts';
import PDFDocument from 'pdfkit';
import type { Deps } from '../../deps.ts';
import { type PrintablePicture, printablePicture } from '../printable-picture.ts';
import { printableText, registerFonts } from '../type/andika.ts';
import { breakLines, renderLine } from '../type/text-lines.ts';

/** A4 in points. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 42;
const LABEL_ROOM = 46;
const INK = '#1b3a57';
const CREDIT = 'LUX · Bilder zum Teil aus Zeichnungen von OpenMoji.org, CC BY-SA 4.0';
const GONE = 'Von diesen Bildern ist keines mehr da.';

interface AlbumPage {
  picture: PrintablePicture;
  label: string;
}

/**
 * Makes the class album: a title page, then one picture a page with whose it is. Pictures that have
 * been deleted since are left out.
 */
export async function makeClassAlbum(
  { files }: Pick<Deps, 'files'>,
  { title, pages }: ClassAlbumRequest,
): Promise<{ pdf: Buffer } | { refusal: { message: string } }> {
  const found: AlbumPage[] = [];
  for (const [at, { fileId, label }] of pages.entries()) {
    if (!(await files.get(fileId))) continue;
    const bytes = await buffer(await files.read(fileId));
    found.push({ picture: await printablePicture(bytes, `Album${at + 1}`), label });
  }
  if (found.length === 0) return { refusal: { message: GONE } };
  return { pdf: await composeClassAlbum(printableText(title), found) };
}

async function composeClassAlbum(title: string, pages: AlbumPage[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    info: { Title: `Klassenalbum ${title}`, Creator: 'LUX' },
    lang: 'de-DE',
  });
  registerFonts(pdf);
  renderTitle(pdf, title, pages);
  for (const [at, page] of pages.entries()) renderPage(pdf, page, at + 1);
  pdf.end();
  return buffer(pdf);
}

/** How many of the pictures the title page shows small. */
const SHOWN = 4;

function renderTitle(pdf: PDFKit.PDFDocument, title: string, pages: AlbumPage[]): void {
  pdf.addPage({ size: 'A4', margin: 0 });
  pdf
    .lineWidth(5)
    .roundedRect(24, 24, A4.short - 48, A4.long - 48, 22)
    .stroke('#f1b31c');
  pdf.fillColor(INK);
  renderLine(pdf, {
    ...{ text: 'Unser Klassenalbum', font: 'bold', size: 34 },
    ...{ x: 0, y: 84, centredIn: A4.short },
  });
  const name = { font: 'bold', size: 24 } as const;
  for (const [at, text] of breakLines(pdf, title, name, A4.short - 120).entries()) {
    renderLine(pdf, { text, ...name, x: 0, y: 140 + at * 32, centredIn: A4.short });
  }
  const cell = { width: 220, height: 220 };
  const left = (A4.short - 2 * cell.width - 24) / 2;
  for (const [at, { picture }] of pages.slice(0, SHOWN).entries()) {
    const x =
      pages.length === 1 ? (A4.short - cell.width) / 2 : left + (at % 2) * (cell.width + 24);
    const y = 236 + Math.floor(at / 2) * (cell.height + 24);
    const fit = { fit: [cell.width, cell.height], align: 'center', valign: 'center' } as const;
    pdf.image(picture.source, x, y, { ...fit, fit: [cell.width, cell.height] });
  }
  pdf.fillColor('#555');
  renderLine(pdf, { text: CREDIT, font: 'text', size: 8, x: 0, y: 786, centredIn: A4.short });
}

/** One picture as large as its page allows, lengthways or across, with its label below. */
function renderPage(pdf: PDFKit.PDFDocument, { picture, label }: AlbumPage, number: number): void {
  const isAcross = picture.width > picture.height;
  const [width, height] = isAcross ? [A4.long, A4.short] : [A4.short, A4.long];
  pdf.addPage({ size: 'A4', layout: isAcross ? 'landscape' : 'portrait', margin: 0 });
  pdf.image(picture.source, MARGIN, MARGIN, {
    fit: [width - 2 * MARGIN, height - 2 * MARGIN - LABEL_ROOM],
    align: 'center',
    valign: 'center',
  });
  pdf.fillColor(INK);
  const text = printableText(label).replaceAll('\n', ' ');
  const line = { x: 0, centredIn: width } as const;
  renderLine(pdf, { ...line, text, font: 'bold', size: 18, y: height - MARGIN - 32 });
  pdf.fillColor('#555');
  renderLine(pdf, { ...line, text: String(number), font: 'text', size: 9, y: height - 30 });
}
