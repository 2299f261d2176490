import { breakParagraph, type ParagraphLine } from './break-paragraph.ts';
import { printRuns, type TypeStyle, visualRuns, widthOf } from './text-runs.ts';

/** A4 upright, in points. */
export const page = { width: 595.28, height: 841.89, side: 60, top: 58, bottom: 66 } as const;
const LOWEST = page.height - page.bottom;
/** A paragraph's first lines stay together. */
const TOGETHER = 2;

export type Direction = 'ltr' | 'rtl';

/** Where on the page a text stands, in points. */
export interface Column {
  x: number;
  width: number;
}

export const wholeWidth: Column = { x: page.side, width: page.width - 2 * page.side };

export type PageFlow = ReturnType<typeof createPageFlow>;

/** Goes down the pages of a document, and begins a new one where there is no room. */
export function createPageFlow(pdf: PDFKit.PDFDocument, direction: Direction) {
  let y: number = page.top;
  const newPage = () => {
    pdf.addPage({ size: 'A4', margin: 0 });
    y = page.top;
  };
  newPage();

  /** @returns whether a new page has begun. */
  const needs = (height: number): boolean => {
    if (y + height <= LOWEST) return false;
    newPage();
    return true;
  };

  const breakText = (text: string, style: TypeStyle, width: number) =>
    breakParagraph(pdf, text, { style, width });

  /** One line, at the side where its reading begins. */
  const printLine = (
    line: ParagraphLine,
    style: TypeStyle,
    { x, width, top = y, reads = direction }: Column & { top?: number; reads?: Direction },
  ): void => {
    const runs = visualRuns(line, reads);
    const start = reads === 'rtl' ? x + width - widthOf(pdf, runs, style) : x;
    printRuns(pdf, runs, { style, x: start, y: top + style.size });
  };

  return {
    pdf,
    direction,
    get y() {
      return y;
    },
    needs,
    breakText,
    printLine,
    space: (height: number) => {
      y += height;
    },
    /** A paragraph that goes on on the next page where it has to. */
    text: (text: string, style: TypeStyle, column: Column & { reads?: Direction } = wholeWidth) => {
      const lines = breakText(text, style, column.width);
      needs(Math.min(TOGETHER, lines.length) * style.leading);
      for (const line of lines) {
        needs(style.leading);
        printLine(line, style, column);
        y += style.leading;
      }
    },
  };
}
