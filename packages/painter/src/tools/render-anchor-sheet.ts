import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import type { Drawing } from '../drawings/drawing.ts';

/** Pixels of one cell; 76 units with a grid line every 12. */
const CELL = 232;
const COLUMNS = 6;
const FRAME = { x: 0, y: 0, units: 76 };

const colours: Record<string, string> = {
  head: '#e6194b',
  eyes: '#4363d8',
  mouth: '#f032e6',
  neck: '#911eb4',
  back: '#3cb44b',
  seat: '#008080',
  inside: '#f58231',
  roof: '#9a6324',
  top: '#000075',
  door: '#808000',
  hand: '#e6beff',
  grip: '#ff0000',
};

/** Draws drawings with their anchors on a grid, six in a row, to set them by eye. */
async function renderAnchorSheet(hexcodes: string[], path: string): Promise<void> {
  const drawings = createDrawings(createTraits());
  const cells = await Promise.all(
    hexcodes.map(async (hexcode, at) => {
      const drawing = await drawings.load(hexcode);
      const [x, y] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * CELL];
      return `<g transform="translate(${x} ${y}) scale(${CELL / FRAME.units}) translate(${-FRAME.x} ${-FRAME.y})">${renderCell(drawing)}</g>`;
    }),
  );
  const height = Math.ceil(hexcodes.length / COLUMNS) * CELL;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`;
  await writeFile(path, await sharp(Buffer.from(svg)).png().toBuffer());
}

function renderCell({ hexcode, svg, anchors, facing, tall }: Drawing): string {
  const lines = Array.from({ length: 8 }, (_, at) => {
    const units = at * 12;
    return `<path d="M${units - 0} ${FRAME.y}v${FRAME.units}M${FRAME.x} ${units - 12}h${FRAME.units}" stroke="#8ac" stroke-width=".25"/><text x="${units}" y="${FRAME.y + FRAME.units - 1}" font-size="3.2" fill="#468" text-anchor="middle">${units}</text><text x="${FRAME.x}" y="${units - 11}" font-size="3.2" fill="#468">${units - 12}</text>`;
  });
  const spots = Object.entries(anchors).map(([name, spot]) => {
    if (!spot) return '';
    const { x, y, size = 0, angle = 0 } = spot;
    const colour = colours[name] ?? '#000';
    return `<g transform="rotate(${angle} ${x} ${y})"><path d="M${x - size / 2} ${y}h${size}" stroke="${colour}" stroke-width=".8"/></g><circle cx="${x}" cy="${y}" r="1.3" fill="${colour}" stroke="#fff" stroke-width=".3"/><text x="${x + 1.5}" y="${y - 1}" font-size="3" fill="${colour}">${name}</text>`;
  });
  return `<rect x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.units}" height="${FRAME.units}" fill="none" stroke="#999" stroke-width=".5"/><g opacity=".8">${svg}</g>${lines.join('')}${spots.join('')}<text x="${FRAME.x + 1}" y="${FRAME.y + 4}" font-size="4">${hexcode} ${facing} ${tall ?? ''}</text>`;
}

const [path, ...hexcodes] = process.argv.slice(2);
if (!path || hexcodes.length === 0) {
  process.stderr.write('usage: render-anchor-sheet.ts FILE.png HEXCODE…\n');
  process.exit(1);
}
await renderAnchorSheet(hexcodes, path);
