import { fontRuns, type StoryFont } from './font-runs.ts';

interface Line {
  text: string;
  font: StoryFont;
  size: number;
  x: number;
  /** Of the line's top. */
  y: number;
  /** To stand in the middle of, in points; else it begins at `x`. */
  centredIn?: number;
}

/** Writes one line that is known to fit, each letter with the font file that has it. */
export function drawLine(pdf: PDFKit.PDFDocument, { text, font, size, x, y, centredIn }: Line) {
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
