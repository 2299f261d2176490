import { breakLines, renderLine, type TypeStyle } from '../type/text-lines.ts';

/**
 * A5 upright, in points: two pages lie side by side on a school printer's A4 sheet, the booklet fits
 * into small hands, and a line of Andika in 14 points has some 45 letters, which beginning readers
 * follow without losing the line.
 */
export const bookletPage = {
  width: 419.53,
  height: 595.28,
  side: 48,
  top: 64,
  bottom: 64,
} as const;

export interface TextFlow {
  /** Adds a paragraph and the space below it, in points. `keepsNext`: never the last on its page. */
  add: (
    paragraph: string,
    style: TypeStyle,
    options?: { below?: number; keepsNext?: boolean },
  ) => void;
  /** How far down the page the text has come, in points. */
  position: () => number;
}

/** A paragraph's first or last line never stands alone on a page. */
const FEWEST_TOGETHER = 2;
/** Room that what follows a heading needs: two lines. */
const NEXT_NEEDS = 44;

/** Text that flows over pages, beginning on a new one. */
export function createTextFlow(pdf: PDFKit.PDFDocument): TextFlow {
  const { width, height, side, top, bottom } = bookletPage;
  const lowest = height - bottom;
  const newPage = () => {
    pdf.addPage({ size: [width, height], margin: 0 });
    return top;
  };
  let y = newPage();

  return {
    position: () => y,
    add: (paragraph, style, { below = 0, keepsNext = false } = {}) => {
      let lines = breakLines(pdf, paragraph, style, width - 2 * side);
      const needed =
        (keepsNext ? lines.length : Math.min(lines.length, FEWEST_TOGETHER)) * style.leading;
      if (y + needed + (keepsNext ? NEXT_NEEDS : 0) > lowest) y = newPage();
      while (lines.length > 0) {
        const room = Math.floor((lowest - y) / style.leading);
        const here = Math.min(lines.length, withoutWidow(lines.length, room));
        for (const text of lines.slice(0, here)) {
          renderLine(pdf, { text, ...style, x: side, y });
          y += style.leading;
        }
        lines = lines.slice(here);
        if (lines.length > 0) y = newPage();
      }
      y += below;
    },
  };
}

/** How many of a paragraph's lines stand on this page, so that the next does not begin with its last. */
function withoutWidow(count: number, room: number): number {
  if (count <= room || count - room >= FEWEST_TOGETHER) return Math.max(1, room);
  return Math.max(1, room - 1);
}
