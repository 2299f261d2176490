import { type Column, type PageFlow, wholeWidth } from './page-flow.ts';
import type { TypeStyle } from './text-runs.ts';

const CELL: TypeStyle = { weight: 'regular', size: 9, leading: 12.5 };
const HEAD: TypeStyle = { ...CELL, weight: 'bold' };
const PAD = 5;
const LINE = '#b9b9b9';
const HEAD_FILL = '#f0f0f0';

/** A table over the whole width; its head stands on each page it goes on to, and no row is torn. */
export function renderTable(
  flow: PageFlow,
  { columns, rows }: { columns: string[]; rows: string[][] },
): void {
  const places = columnPlaces(columns, rows);
  const print = (cells: string[], style: TypeStyle) => {
    const broken = cells.map((cell, index) =>
      flow.breakText(cell, style, (places[index]?.width ?? 0) - 2 * PAD),
    );
    const lines = Math.max(1, ...broken.map(({ length }) => length));
    const height = lines * style.leading + 2 * PAD;
    if (flow.needs(height) && style !== HEAD) print(columns, HEAD);
    for (const [index, { x, width }] of places.entries()) {
      flow.pdf.rect(x, flow.y, width, height);
      if (style === HEAD) flow.pdf.fillAndStroke(HEAD_FILL, LINE);
      else flow.pdf.lineWidth(0.5).stroke(LINE);
      for (const [row, line] of (broken[index] ?? []).entries()) {
        const cell = { x: x + PAD, width: width - 2 * PAD };
        flow.printLine(line, style, { ...cell, top: flow.y + PAD + row * style.leading });
      }
    }
    flow.space(height);
  };
  flow.needs(80);
  print(columns, HEAD);
  for (const row of rows) print(row, CELL);
}

/** Wide where there is much to read, but never so narrow that words break. */
function columnPlaces(columns: string[], rows: string[][]): Column[] {
  const weights = columns.map((column, index) => {
    const longest = Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0));
    return Math.sqrt(Math.min(200, Math.max(14, longest)));
  });
  const sum = weights.reduce((one, other) => one + other, 0);
  let { x } = wholeWidth;
  return weights.map((weight) => {
    const place = { x, width: (wholeWidth.width * weight) / sum };
    x += place.width;
    return place;
  });
}
