import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const fileOf = (name: string) =>
  require.resolve(`@fontsource/andika/files/andika-${name}-normal.woff`);

/** Makes Andika, the type for those who begin to read, known to a document. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
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

/** Of these letters Andika has a file of its own: `Ayşe`, `Łukasz`. */
const EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]/u;

export type TextFont = 'text' | 'bold';

/** A text in pieces that one font file can print. */
export function fontRuns(text: string, font: TextFont): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of text) {
    const needed = EXTENDED.test(letter) ? `${font}-extended` : font;
    const last = runs.at(-1);
    if (last?.font === needed) last.text += letter;
    else runs.push({ text: letter, font: needed });
  }
  return runs;
}
