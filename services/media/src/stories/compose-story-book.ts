import { createRequire } from 'node:module';
import type { StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import PDFDocument from 'pdfkit';
import type { PrintablePicture } from '../books/printable-picture.ts';
import type { TypeStyle } from './break-lines.ts';
import { createTextFlow } from './create-text-flow.ts';
import { drawLine } from './draw-line.ts';
import { drawTitlePage } from './draw-title-page.ts';
import { storyPage } from './story-page.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string) =>
  require.resolve(`@fontsource/andika/files/andika-${name}-normal.woff`);

/** Makes Andika, the type for those who begin to read, known to a document. */
export function registerStoryFonts(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont('text', fileOf('latin-400'));
  pdf.registerFont('bold', fileOf('latin-700'));
  pdf.registerFont('text-extended', fileOf('latin-ext-400'));
  pdf.registerFont('bold-extended', fileOf('latin-ext-700'));
}

/** Without what Andika has no letters for, such as emoji. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\n\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff–—‘-‟…€]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

const INK = '#1a1a1a';
const TEXT: TypeStyle = { font: 'text', size: 14, leading: 21 };
const HEADING: TypeStyle = { font: 'bold', size: 20, leading: 30 };
const NAME: TypeStyle = { font: 'bold', size: 14, leading: 21 };
const BETWEEN_PARAGRAPHS = 8;
const USUAL_TITLE = 'Meine Geschichte';
const LONGEST_RUNNING_TITLE = 44;

/**
 * A story as a booklet: title page, the text in Andika with page numbers and a running title, and a
 * page of the figures.
 */
export async function composeStoryBook(
  story: Omit<StoryBookRequest, 'pictureId'>,
  picture: PrintablePicture | null,
): Promise<Buffer> {
  const title = printableText(story.title).replaceAll('\n', ' ') || USUAL_TITLE;
  const author = printableText(story.author).replaceAll('\n', ' ');
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    info: { Title: title, Creator: 'LUX', ...(author && { Author: author }) },
    lang: 'de-DE',
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));

  registerStoryFonts(pdf);
  drawTitlePage(pdf, { title, author, picture });
  writeStory(pdf, story.text);
  if (story.characters.length > 0) writeCharacters(pdf, story.characters);
  numberPages(pdf, title);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeStory(pdf: PDFKit.PDFDocument, text: string): void {
  pdf.fillColor(INK);
  const flow = createTextFlow(pdf);
  const paragraphs = printableText(text)
    .split(/\s*\n\s*/)
    .filter(Boolean);
  for (const paragraph of paragraphs) flow.add(paragraph, TEXT, { below: BETWEEN_PARAGRAPHS });
}

function writeCharacters(
  pdf: PDFKit.PDFDocument,
  characters: StoryBookRequest['characters'],
): void {
  pdf.fillColor(INK);
  const flow = createTextFlow(pdf);
  flow.add('Die Figuren', HEADING, { below: 10, keepsNext: true });
  for (const { name, description, traits } of characters) {
    flow.add(inOneLine(name), NAME, { keepsNext: true });
    flow.add(inOneLine(description), TEXT);
    flow.add(inOneLine(`So ist ${name}: ${traits.join(', ')}`), TEXT, { below: 14 });
  }
}

function inOneLine(text: string): string {
  return printableText(text).replaceAll(/\s+/g, ' ');
}

/** On every page but the first: the title above, the number below. */
function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { width, height, side, top, bottom } = storyPage;
  const room = width - 2 * side;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.fillColor('#666');
    const small = { font: 'text', size: 9, x: side, centredIn: room } as const;
    drawLine(pdf, { ...small, text: shortened(title), y: top - 32 });
    drawLine(pdf, { ...small, size: 10, text: String(page - start + 1), y: height - bottom + 24 });
  }
}

function shortened(title: string): string {
  if (title.length <= LONGEST_RUNNING_TITLE) return title;
  return `${title.slice(0, LONGEST_RUNNING_TITLE).replace(/\s+\S*$/, '')} …`;
}
