import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Column, createPageFlow, type PageFlow, page, wholeWidth } from './page-flow.ts';
import type { Choice, DocumentBlock, PrintableDocument } from './printable-document.ts';
import { renderTable } from './render-table.ts';
import { registerScriptFonts } from './script-fonts.ts';
import type { TypeStyle } from './text-runs.ts';

const TITLE: TypeStyle = { weight: 'bold', size: 19, leading: 26 };
const HEADING: TypeStyle = { weight: 'bold', size: 12.5, leading: 18 };
const TEXT: TypeStyle = { weight: 'regular', size: 10.5, leading: 15.5 };
const SMALL: TypeStyle = { weight: 'regular', size: 9, leading: 12.5, color: '#444' };
const FOOT: TypeStyle = { weight: 'regular', size: 8, leading: 11, color: '#555' };

const INDENT = 18;
const BULLET_RADIUS = 1.7;
const BOX = 9;
const NUMBER_WIDTH = 60;

/** A document as a PDF on A4, in any script that `script-fonts.ts` has letters for. */
export async function renderDocument(document: PrintableDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    info: { Title: document.title, Creator: 'LUX' },
    lang: document.language,
  });
  registerScriptFonts(pdf);
  const flow = createPageFlow(pdf, document.direction);
  flow.text(document.title, TITLE);
  flow.space(6);
  printNotes(flow, document.notes);
  for (const block of document.blocks) printBlock(flow, block);
  numberPages(flow, document.footer);
  pdf.end();
  return buffer(pdf);
}

function printNotes(flow: PageFlow, notes: string[]): void {
  const inner: Column = { x: wholeWidth.x + 10, width: wholeWidth.width - 20 };
  const lines = notes.map((note) => flow.breakText(note, SMALL, inner.width));
  const height = lines.flat().length * SMALL.leading + 16;
  flow.pdf
    .lineWidth(1)
    .rect(wholeWidth.x, flow.y, wholeWidth.width, height)
    .fillAndStroke('#fff8e1', '#c79100');
  flow.space(8);
  for (const line of lines.flat()) {
    flow.printLine(line, SMALL, inner);
    flow.space(SMALL.leading);
  }
  flow.space(18);
}

function printBlock(flow: PageFlow, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      flow.space(6);
      // What follows begins on the same page.
      flow.needs(HEADING.leading + 3 * TEXT.leading);
      flow.text(block.text, HEADING);
      flow.space(3);
      return;
    case 'paragraph':
      flow.text(block.text, TEXT);
      flow.space(6);
      return;
    case 'list':
      for (const item of block.items) printItem(flow, { text: item }, bullet);
      flow.space(5);
      return;
    case 'choices':
      for (const item of block.items) {
        printItem(flow, item, tickBox);
        flow.space(4);
      }
      return;
    case 'table':
      renderTable(flow, block);
      flow.space(10);
      return;
    case 'blank':
      printBlank(flow, block.label);
      return;
    case 'signature':
      printSignature(flow, block.labels);
  }
}

/** A text behind a sign of its own, at the side where reading begins. */
function printItem(
  flow: PageFlow,
  { text, original }: Choice,
  sign: (flow: PageFlow, centre: number) => void,
): void {
  const column = insideOf(flow, INDENT);
  flow.needs(2 * TEXT.leading);
  sign(flow, flow.direction === 'rtl' ? page.width - page.side - 6 : page.side + 6);
  flow.text(text, TEXT, column);
  if (original === undefined) return;
  // German reads from left to right, whatever stands above it.
  flow.text(original, SMALL, { ...column, reads: 'ltr' });
}

function insideOf({ direction }: PageFlow, indent: number): Column {
  const x = direction === 'rtl' ? wholeWidth.x : wholeWidth.x + indent;
  return { x, width: wholeWidth.width - indent };
}

function bullet({ pdf, y }: PageFlow, centre: number): void {
  pdf.circle(centre, y + TEXT.size * 0.68, BULLET_RADIUS).fill('#1a1a1a');
}

function tickBox({ pdf, y }: PageFlow, centre: number): void {
  pdf
    .lineWidth(0.9)
    .rect(centre - BOX / 2, y + 2, BOX, BOX)
    .stroke('#1a1a1a');
}

function printBlank(flow: PageFlow, label: string): void {
  flow.needs(2 * TEXT.leading);
  flow.space(6);
  const lines = flow.breakText(label, TEXT, wholeWidth.width * 0.42);
  for (const line of lines) {
    flow.printLine(line, TEXT, wholeWidth);
    flow.space(TEXT.leading);
  }
  const isRtl = flow.direction === 'rtl';
  const edge = wholeWidth.x + wholeWidth.width * (isRtl ? 0.56 : 0.44);
  const end = isRtl ? wholeWidth.x : wholeWidth.x + wholeWidth.width;
  const y = flow.y - 2;
  flow.pdf.lineWidth(0.6).moveTo(edge, y).lineTo(end, y).stroke('#1a1a1a');
  flow.space(8);
}

function printSignature(flow: PageFlow, labels: string[]): void {
  flow.needs(70);
  flow.space(44);
  const width = (wholeWidth.width - (labels.length - 1) * 24) / labels.length;
  const ordered = flow.direction === 'rtl' ? labels.toReversed() : labels;
  for (const [index, label] of ordered.entries()) {
    const x = wholeWidth.x + index * (width + 24);
    flow.pdf
      .lineWidth(0.6)
      .moveTo(x, flow.y)
      .lineTo(x + width, flow.y)
      .stroke('#1a1a1a');
    for (const [row, line] of flow.breakText(label, SMALL, width).entries()) {
      flow.printLine(line, SMALL, { x, width, top: flow.y + 4 + row * SMALL.leading });
    }
  }
  flow.space(40);
}

/** On every page: what it is on the side where reading begins, and its number on the other. */
function numberPages(flow: PageFlow, footer: string): void {
  const { start, count } = flow.pdf.bufferedPageRange();
  const isRtl = flow.direction === 'rtl';
  const width = wholeWidth.width - NUMBER_WIDTH;
  const text = { x: isRtl ? page.side + NUMBER_WIDTH : page.side, width };
  const top = page.height - page.bottom + 22;
  for (let index = start; index < start + count; index += 1) {
    flow.pdf.switchToPage(index);
    for (const [row, line] of flow.breakText(footer, FOOT, width).entries()) {
      flow.printLine(line, FOOT, { ...text, top: top + row * FOOT.leading });
    }
    const shown = [{ text: `${index - start + 1} / ${count}`, isGap: false }];
    const x = isRtl ? page.side : page.width - page.side - 24;
    flow.printLine(shown, FOOT, { x, width: NUMBER_WIDTH, top, reads: 'ltr' });
  }
}
