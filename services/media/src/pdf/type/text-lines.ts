import { fontRuns, type TextFont } from './andika.ts';

export interface TypeStyle {
  font: TextFont;
  /** In points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
}

/**
 * A paragraph in lines no wider than `width` points, broken between words only: beginning readers are
 * spared hyphens. A word wider than that is cut.
 */
export function breakLines(
  pdf: PDFKit.PDFDocument,
  paragraph: string,
  { font, size }: Pick<TypeStyle, 'font' | 'size'>,
  width: number,
): string[] {
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    let sum = 0;
    for (const run of fontRuns(text, font)) {
      sum += pdf.font(run.font).fontSize(size).widthOfString(run.text);
    }
    widths.set(text, sum);
    return sum;
  };
  const fitting = (word: string): string[] => {
    if (widthOf(word) <= width || word.length < 2) return [word];
    const half = Math.ceil(word.length / 2);
    return [word.slice(0, half), word.slice(half)].flatMap(fitting);
  };

  const space = widthOf(' ');
  const lines: { words: string[]; width: number }[] = [];
  for (const word of paragraph.split(' ').filter(Boolean).flatMap(fitting)) {
    const line = lines.at(-1);
    const wide = widthOf(word);
    if (line && line.width + space + wide <= width) {
      line.words.push(word);
      line.width += space + wide;
    } else lines.push({ words: [word], width: wide });
  }
  return lines.map(({ words }) => words.join(' '));
}

interface Line {
  text: string;
  font: TextFont;
  size: number;
  x: number;
  /** Of the line's top. */
  y: number;
  /** To stand in the middle of, in points; else it begins at `x`. */
  centredIn?: number;
}

/** Writes one line that is known to fit, each letter with the font file that has it. */
export function renderLine(pdf: PDFKit.PDFDocument, { text, font, size, x, y, centredIn }: Line) {
  const runs = fontRuns(text, font).map((run) => {
    const width = pdf.font(run.font).fontSize(size).widthOfString(run.text);
    return { ...run, width };
  });
  const whole = runs.reduce((sum, { width }) => sum + width, 0);
  let at = centredIn === undefined ? x : x + (centredIn - whole) / 2;
  for (const run of runs) {
    pdf.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false });
    at += run.width;
  }
}
