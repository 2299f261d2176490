import { buffer } from 'node:stream/consumers';
import type { StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import PDFDocument from 'pdfkit';
import type { Deps } from '../../deps.ts';
import { type PrintablePicture, printablePicture } from '../printable-picture.ts';
import { printableText, registerFonts } from '../type/andika.ts';
import { renderLine, type TypeStyle } from '../type/text-lines.ts';
import { bookletPage, createTextFlow } from './create-text-flow.ts';
import { renderTitlePage } from './render-title-page.ts';

const INK = '#1a1a1a';
const TEXT: TypeStyle = { font: 'text', size: 14, leading: 21 };
const HEADING: TypeStyle = { font: 'bold', size: 20, leading: 30 };
const NAME: TypeStyle = { font: 'bold', size: 14, leading: 21 };
const BETWEEN_PARAGRAPHS = 8;
const USUAL_TITLE = 'Meine Geschichte';
const LONGEST_RUNNING_TITLE = 44;

/**
 * Makes a booklet of a child's story. A picture that has been deleted since is left out: the story is
 * what counts.
 */
export async function makeBooklet(
  { files }: Pick<Deps, 'files'>,
  { pictureId, ...story }: StoryBookRequest,
): Promise<Buffer> {
  const file = pictureId ? await files.get(pictureId) : null;
  const picture =
    file && (await printablePicture(await buffer(await files.read(file.id)), 'Title'));
  return composeBooklet(story, picture);
}

/**
 * A story as a booklet: title page, the text in Andika with page numbers and a running title, and a
 * page of the figures.
 */
export async function composeBooklet(
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
  registerFonts(pdf);
  renderTitlePage(pdf, { title, author, picture });
  writeStory(pdf, story.text);
  if (story.characters.length > 0) writeCharacters(pdf, story.characters);
  numberPages(pdf, title);
  pdf.end();
  return buffer(pdf);
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
  const { width, height, side, top, bottom } = bookletPage;
  const room = width - 2 * side;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.fillColor('#666');
    const small = { font: 'text', size: 9, x: side, centredIn: room } as const;
    renderLine(pdf, { ...small, text: shortened(title), y: top - 32 });
    renderLine(pdf, {
      ...small,
      size: 10,
      text: String(page - start + 1),
      y: height - bottom + 24,
    });
  }
}

function shortened(title: string): string {
  if (title.length <= LONGEST_RUNNING_TITLE) return title;
  return `${title.slice(0, LONGEST_RUNNING_TITLE).replace(/\s+\S*$/, '')} …`;
}
