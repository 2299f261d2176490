import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import type { ClassCardsRequest } from '@lux/contracts/media/class-pdf.ts';
import { encode } from 'uqr';
import { printableText } from '../type/andika.ts';
import { breakLines, renderLine } from '../type/text-lines.ts';
import { type CardDrawings, seatGrounds } from './card-drawings.ts';

export type Card = ClassCardsRequest['cards'][number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In points, from the card's corner. Nothing is nearer to an edge than a printer reaches. */
const EDGE = 20;
const TOP = 15;
const SIDE = 97;
const LABEL_SIZES = [16, 14, 11];
const LABEL_TOP = TOP + SIDE;
const CLASS_TOP = LABEL_TOP + 20;
/** Folded here, the pictures are behind the card. */
const FOLD = 147;
const PICTURE = 33;
const GREY = '#667';
const INK = '#1b3a57';

/** A card of one seat: drawing, QR code and label, and its picture password on a strip below a fold. */
export async function renderCard(
  pdf: PDFKit.PDFDocument,
  { card, className, box }: { card: Card; className: string; box: Box },
  drawings: CardDrawings,
): Promise<void> {
  const { x, y, width } = box;
  await renderSign(pdf, card, { x: x + EDGE, y: y + TOP }, drawings);
  renderQrCode(pdf, card.url, { x: x + width - EDGE - SIDE, y: y + TOP });
  renderLabel(pdf, printableText(card.label), box);
  pdf.fillColor(GREY);
  const small = { font: 'text', size: 7.5, x, centredIn: width } as const;
  renderLine(pdf, { ...small, text: printableText(className), y: y + CLASS_TOP });
  if (card.pictures) await renderStrip(pdf, card.pictures, box, drawings);
}

/** The drawing on a disc of its seat's colour. */
async function renderSign(
  pdf: PDFKit.PDFDocument,
  { sign }: Card,
  { x, y }: Pick<Box, 'x' | 'y'>,
  drawings: CardDrawings,
): Promise<void> {
  const ground = seatGrounds[sign.color];
  const radius = SIDE / 2;
  const side = SIDE * 0.7;
  const inset = (SIDE - side) / 2;
  pdf.circle(x + radius, y + radius, radius).fill(ground);
  const drawing = await drawings.read(sign.drawing, ground);
  pdf.image(drawing, x + inset, y + inset, { width: side });
}

/** Dark squares as runs of each row, so that none shows a seam. */
function renderQrCode(pdf: PDFKit.PDFDocument, url: string, { x, y }: Pick<Box, 'x' | 'y'>): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = SIDE / size;
  for (const [row, squares] of data.entries()) {
    for (let from = 0; from < size; from += 1) {
      if (!squares[from]) continue;
      let to = from + 1;
      while (to < size && squares[to]) to += 1;
      pdf.rect(x + from * module, y + row * module, (to - from) * module, module * 1.02);
      from = to;
    }
  }
  pdf.fill('#000');
}

function renderLabel(pdf: PDFKit.PDFDocument, label: string, { x, y, width }: Box): void {
  const room = width - 2 * EDGE;
  const fits = (size: number) => breakLines(pdf, label, { font: 'bold', size }, room).length === 1;
  const size = LABEL_SIZES.find(fits) ?? 8;
  pdf.fillColor(INK);
  renderLine(pdf, { text: label, font: 'bold', size, x, y: y + LABEL_TOP, centredIn: width });
}

async function renderStrip(
  pdf: PDFKit.PDFDocument,
  pictures: NonNullable<Card['pictures']>,
  { x, y, width }: Box,
  drawings: CardDrawings,
): Promise<void> {
  pdf
    .lineWidth(0.7)
    .dash(1, { space: 3 })
    .moveTo(x + EDGE / 2, y + FOLD)
    .lineTo(x + width - EDGE / 2, y + FOLD)
    .stroke(GREY)
    .undash();
  pdf.fillColor(GREY);
  const hint = { font: 'text', size: 5.5, x, centredIn: width } as const;
  renderLine(pdf, { ...hint, text: 'hier nach hinten falten', y: y + FOLD + 0.5 });
  const gap = (width - 3 * PICTURE) / 4;
  for (const [at, drawing] of pictures.entries()) {
    const left = x + gap + at * (PICTURE + gap);
    pdf.image(await drawings.read(drawing), left, y + FOLD + 9, { width: PICTURE });
    const name = passwordPictures.find((one) => one.drawing === drawing)?.name;
    const text = `${at + 1}. ${name ?? ''}`.trim();
    pdf.fillColor(INK);
    renderLine(pdf, {
      ...{ text, font: 'text', size: 6.5 },
      ...{ x: left - gap / 2, y: y + FOLD + 8 + PICTURE, centredIn: PICTURE + gap },
    });
  }
}
