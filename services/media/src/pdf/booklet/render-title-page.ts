import type { PrintablePicture } from '../printable-picture.ts';
import { breakLines, renderLine } from '../type/text-lines.ts';
import { bookletPage } from './create-text-flow.ts';

interface TitlePage {
  title: string;
  author: string;
  picture: PrintablePicture | null;
}

const INK = '#1b3a57';
const CREDIT = 'Bilder zum Teil aus Zeichnungen von OpenMoji.org, CC BY-SA 4.0';
const TITLE_SIZES = [34, 30, 26, 22, 18, 15];
const MOST_TITLE_HEIGHT = 150;

/** The title page: the title, the author, and the child's own picture in a frame. */
export function renderTitlePage(
  pdf: PDFKit.PDFDocument,
  { title, author, picture }: TitlePage,
): void {
  const { width, height, side } = bookletPage;
  const room = width - 2 * side;
  pdf.addPage({ size: [width, height], margin: 0 });
  pdf
    .lineWidth(4)
    .roundedRect(20, 20, width - 40, height - 40, 18)
    .stroke('#f1b31c');
  pdf.fillColor(INK);

  const { size, lines } = fitTitle(pdf, title, room);
  const leading = size * 1.25;
  let y = picture ? 56 : 190;
  for (const text of lines) {
    renderLine(pdf, { text, font: 'bold', size, x: side, y, centredIn: room });
    y += leading;
  }
  if (author !== '') {
    for (const text of breakLines(pdf, `von ${author}`, { font: 'text', size: 17 }, room)) {
      renderLine(pdf, { text, font: 'text', size: 17, x: side, y: y + 14, centredIn: room });
      y += 26;
    }
  }
  if (picture) renderPicture(pdf, picture, y + 34);
  else renderStars(pdf, y + 60);
}

function renderPicture(pdf: PDFKit.PDFDocument, picture: PrintablePicture, top: number): void {
  const { width, height, side } = bookletPage;
  const room = width - 2 * side;
  const scale = Math.min(room / picture.width, (height - 84 - top) / picture.height);
  const frame = { width: picture.width * scale, height: picture.height * scale };
  const x = (width - frame.width) / 2;
  pdf.save().roundedRect(x, top, frame.width, frame.height, 10).clip();
  pdf.image(picture.source, x, top, { fit: [frame.width, frame.height] });
  pdf.restore();
  pdf.lineWidth(2).roundedRect(x, top, frame.width, frame.height, 10).stroke('#61b2e4');
  pdf.fillColor('#555');
  renderLine(pdf, {
    text: CREDIT,
    font: 'text',
    size: 6.5,
    x: side,
    y: height - 42,
    centredIn: room,
  });
}

/** The largest size in which the title takes a few lines and no word is cut. */
function fitTitle(pdf: PDFKit.PDFDocument, title: string, room: number) {
  const tries = TITLE_SIZES.map((size) => ({
    size,
    lines: breakLines(pdf, title, { font: 'bold', size }, room),
  }));
  const words = title.split(' ');
  const fits = tries.find(
    ({ size, lines }) =>
      lines.length * size * 1.25 <= MOST_TITLE_HEIGHT &&
      words.every((word) => lines.some((line) => line.split(' ').includes(word))),
  );
  return fits ?? { size: 15, lines: breakLines(pdf, title, { font: 'bold', size: 15 }, room) };
}

/** Three small stars where there is no picture. */
function renderStars(pdf: PDFKit.PDFDocument, y: number): void {
  const middle = bookletPage.width / 2;
  for (const [dx, size] of [
    [-48, 12],
    [0, 18],
    [48, 12],
  ] as const) {
    const points = Array.from({ length: 10 }, (_, at): [number, number] => {
      const radius = at % 2 === 0 ? size : size * 0.42;
      const angle = (Math.PI / 5) * at - Math.PI / 2;
      return [middle + dx + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    pdf.polygon(...points).fill('#f1b31c');
  }
}
