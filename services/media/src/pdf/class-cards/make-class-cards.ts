import { buffer } from 'node:stream/consumers';
import type { ClassCardsRequest } from '@lux/contracts/media/class-pdf.ts';
import PDFDocument from 'pdfkit';
import { printableText, registerFonts } from '../type/andika.ts';
import { renderLine } from '../type/text-lines.ts';
import { createCardDrawings } from './card-drawings.ts';
import { renderCard } from './render-card.ts';

/** A4 in points. */
const A4 = { width: 595.28, height: 841.89 };
const COLUMNS = 2;
const ROWS = 4;
/** Above and below the cards, for the credit and for printers that reach no further. */
const MARGIN = 15;
const CARD = { width: A4.width / COLUMNS, height: (A4.height - 2 * MARGIN) / ROWS };
const CREDIT =
  'LUX · Zeichnungen von OpenMoji.org, CC BY-SA 4.0 · an den gestrichelten Linien schneiden';

/** For teachers: a job that has ended knows the picture passwords no more. */
const ENDED = 'Diese Karten gibt es nicht mehr. Bitte drucken Sie neue.';

/**
 * Makes the cards of a class, eight to an A4 page, to be cut along the lines (CLASSROOM "A lesson from
 * the child's side").
 */
export async function makeClassCards({
  className,
  cards,
}: Pick<ClassCardsRequest, 'className'> & Partial<ClassCardsRequest>): Promise<
  { pdf: Buffer } | { refusal: { message: string } }
> {
  if (!cards) return { refusal: { message: ENDED } };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: '',
    info: { Title: `Platzkarten ${printableText(className)}`, Creator: 'LUX' },
    lang: 'de-DE',
  });
  registerFonts(pdf);
  const drawings = createCardDrawings(pdf);
  const perPage = COLUMNS * ROWS;
  for (const [at, card] of cards.entries()) {
    const place = at % perPage;
    if (place === 0) startPage(pdf);
    const x = (place % COLUMNS) * CARD.width;
    const y = MARGIN + Math.floor(place / COLUMNS) * CARD.height;
    await renderCard(pdf, { card, className, box: { x, y, ...CARD } }, drawings);
  }
  pdf.end();
  return { pdf: await buffer(pdf) };
}

function startPage(pdf: PDFKit.PDFDocument): void {
  pdf.addPage({ size: 'A4', margin: 0 });
  pdf.lineWidth(0.6).dash(5, { space: 4 });
  for (let row = 0; row <= ROWS; row += 1) {
    const y = MARGIN + row * CARD.height;
    pdf.moveTo(0, y).lineTo(A4.width, y);
  }
  for (let column = 1; column < COLUMNS; column += 1) {
    pdf.moveTo(column * CARD.width, MARGIN).lineTo(column * CARD.width, A4.height - MARGIN);
  }
  pdf.stroke('#888').undash();
  pdf.fillColor('#555');
  renderLine(pdf, { text: CREDIT, font: 'text', size: 6, x: 0, y: 4, centredIn: A4.width });
}
