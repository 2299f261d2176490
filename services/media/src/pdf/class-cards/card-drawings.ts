import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SeatColor } from '@lux/contracts/classroom/school-class.ts';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** At 300 dots per inch as wide as the largest on a card. */
const SIDE_PX = 360;
/** Flat drawings have few colours. */
const COLOURS = 64;

/** The grounds of the seats, as the screens have them (`web/src/app/theme.css`). */
export const seatGrounds: Record<SeatColor, string> = {
  red: '#ff9a92',
  orange: '#ffbe7d',
  yellow: '#ffe27a',
  green: '#a5dd9b',
  blue: '#9ccbf5',
  purple: '#c9b2f2',
  pink: '#ffbfe0',
  brown: '#c9a182',
};

const PAPER = '#ffffff';

export type CardDrawings = ReturnType<typeof createCardDrawings>;

/** Drawings of one document: the same on the same ground is embedded once. */
export function createCardDrawings(pdf: PDFKit.PDFDocument) {
  const opened = new Map<string, Promise<PDFKit.Mixins.EmbeddableImage>>();

  const open = async (drawing: string, ground: string) => {
    const svg = await readFile(require.resolve(`openmoji/color/svg/${drawing}.svg`));
    const flat = await sharp(svg, { density: 400 })
      .resize(SIDE_PX)
      // An alpha channel costs pdfkit many times as much.
      .flatten({ background: ground })
      .png({ palette: true, colours: COLOURS })
      .toBuffer();
    return pdf.openImage(flat);
  };

  return {
    /** @throws Error where the set has no such drawing. */
    read: (drawing: string, ground: string = PAPER): Promise<PDFKit.Mixins.EmbeddableImage> => {
      const key = `${drawing} ${ground}`;
      const known = opened.get(key) ?? open(drawing, ground);
      opened.set(key, known);
      return known;
    },
  };
}
