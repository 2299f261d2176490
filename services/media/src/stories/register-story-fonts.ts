import { createRequire } from 'node:module';

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
