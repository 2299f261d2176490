import createBidi from 'bidi-js';
import { fontOf, type ScriptFont, sizeIn, type Weight } from './script-fonts.ts';

const bidi = createBidi();

export interface TypeStyle {
  weight: Weight;
  /** In points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
  color?: string;
}

/** A piece of a line that one font prints in one go, in the order in which a pen goes from left to right. */
export interface TextRun {
  text: string;
  font: ScriptFont;
  /** Whether it belongs to something that is to be filled in. */
  isGap: boolean;
}

interface Sign {
  text: string;
  font: ScriptFont | 'space';
  level: number;
  isGap: boolean;
}

/**
 * A line in runs from left to right (Unicode's bidirectional algorithm). Within a run of Arabic letters
 * the font itself joins and turns them; everything else that is read from right to left is turned here.
 */
export function visualRuns(
  line: { text: string; isGap: boolean }[],
  direction: 'ltr' | 'rtl',
): TextRun[] {
  const text = line.map((piece) => piece.text).join('');
  const gaps = line.flatMap((piece) => Array<boolean>(piece.text.length).fill(piece.isGap));
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const signs: Sign[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const level = levels[index] ?? 0;
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(sign) : null;
    const font = sign === ' ' ? 'space' : fontOf(sign);
    const isGap = gaps[index] ?? false;
    const last = signs.at(-1);
    const joins =
      last?.font === font && last.level === level && last.isGap === isGap && font !== 'space';
    if (joins) last.text += mirrored ?? sign;
    else signs.push({ text: mirrored ?? sign, font, level, isGap });
  }
  return reordered(signs).map(({ text: letters, font, level, isGap }) => ({
    text: level % 2 === 1 && font !== 'arabic' ? [...letters].reverse().join('') : letters,
    font: font === 'space' ? 'latin' : font,
    isGap,
  }));
}

/** Rule L2: from the highest level to the lowest odd one, whatever is at least so high is reversed. */
function reordered(signs: Sign[]): Sign[] {
  const order = [...signs];
  const highest = Math.max(0, ...signs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** How wide a text is, in points. */
export function widthOf(pdf: PDFKit.PDFDocument, runs: TextRun[], style: TypeStyle): number {
  let width = 0;
  for (const { text, font } of runs) {
    pdf.font(`${font} ${style.weight}`).fontSize(sizeIn(font, style.size));
    width += pdf.widthOfString(text);
  }
  return width;
}

const GAP_COLOR = '#ffe9a8';

/** Prints runs from `x` on, in points; `y` is the baseline. */
export function printRuns(
  pdf: PDFKit.PDFDocument,
  runs: TextRun[],
  { style, x, y }: { style: TypeStyle; x: number; y: number },
): void {
  let at = x;
  for (const run of runs) {
    const { text, font } = run;
    const width = widthOf(pdf, [run], style);
    if (run.isGap) {
      pdf.rect(at, y - style.size, width, style.size * 1.4).fill(GAP_COLOR);
    }
    pdf
      .font(`${font} ${style.weight}`)
      .fontSize(sizeIn(font, style.size))
      .fillColor(style.color ?? '#1a1a1a')
      .text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += width;
  }
}
