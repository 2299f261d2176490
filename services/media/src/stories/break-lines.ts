import { fontRuns, type StoryFont } from './font-runs.ts';

export interface TypeStyle {
  font: StoryFont;
  /** In points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
}

/**
 * A paragraph in lines no wider than `width` points, broken between words only: beginning readers are
 * spared hyphens. A word wider than that, which nobody can read anyway, is cut.
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
