import { colourSpace } from '../colour-space.ts';

export const PATTERNS = ['stripes', 'dots', 'checks', 'spots'] as const;

export type PatternKind = (typeof PATTERNS)[number];

/** A pattern on one of the colours of a drawing; `colour` is "#rrggbb". */
export type Pattern = { kind: PatternKind; colour: string };

/** Side of a tile, in units of the drawing. */
const TILES: Record<PatternKind, number> = { stripes: 7, dots: 11, checks: 9, spots: 15 };

/** On colouring pages patterns are larger, so that each dot can be coloured. */
const ON_PAGES = 1.7;

/** Gives the areas of a drawing's main colour a pattern, below its lines. */
export function patternDrawing(
  svg: string,
  weights: ReadonlyMap<string, number>,
  { kind, colour }: { kind: PatternKind; colour?: string | undefined },
): string {
  const main = mainColour(weights);
  if (!main) return svg;
  const tile = tileOf({ kind, colour: colour ?? contrastTo(main) });
  const painted = svg.replace(/<(?:path|circle|ellipse|rect|polygon)\b[^>]*>/g, (element) => {
    const fill = /\sfill="(#[0-9a-fA-F]{3,6})"/.exec(element)?.[1]?.toLowerCase();
    if (!fill || long(fill) !== main) return element;
    const above = element.replace(/\sfill="[^"]*"/, ` fill="url(#${tile.id})"`);
    return element + (/\sstroke="#000(000)?"/.test(above) ? above : withoutStroke(above));
  });
  return `<defs>${tile.colour}</defs>${painted}`;
}

/** The lines of a drawing with the same pattern on the areas that have its main colour in `svg`. */
export function patternLines(
  lines: string,
  svg: string,
  weights: ReadonlyMap<string, number>,
  kind: PatternKind,
): string {
  const main = mainColour(weights);
  if (!main) return lines;
  const coat = new Set(
    [...svg.matchAll(/<path d="([^"]*)" fill="(#[0-9a-fA-F]{3,6})"/g)].flatMap(
      ([, d = '', fill]) => (long(fill?.toLowerCase() ?? '') === main ? d : []),
    ),
  );
  const tile = tileOf({ kind, colour: '#ffffff' });
  const painted = lines.replace(/<path d="([^"]*)" fill="#fff"[^>]*>/g, (element, d: string) =>
    coat.has(d)
      ? element + element.replace('fill="#fff"', `fill="url(#${tile.id}-lines)"`)
      : element,
  );
  return `<defs>${tile.lines}</defs>${painted}`;
}

/** A tile to fill an area with, for pictures and, as outlines, for colouring pages. */
export function tileOf({ kind, colour }: Pattern): { id: string; colour: string; lines: string } {
  const id = `${kind}-${colour.slice(1)}`;
  const side = TILES[kind];
  const around = (name: string, inner: string, grown = 1) =>
    `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${side}" height="${side}"${grown === 1 ? '' : ` patternTransform="scale(${grown})"`}>${inner}</pattern>`;
  return {
    id,
    colour: around(id, draw(kind, side, `fill="${colour}"`)),
    lines: around(
      `${id}-lines`,
      draw(kind, side, 'fill="#fff" stroke="#000" stroke-width="1"'),
      ON_PAGES,
    ),
  };
}

function draw(kind: PatternKind, side: number, paint: string): string {
  const half = side / 2;
  if (kind === 'stripes')
    return `<rect x="-2" y="1.500" width="${side + 4}" height="${half}" ${paint}/>`;
  if (kind === 'checks')
    return `<rect width="${half}" height="${half}" ${paint}/><rect x="${half}" y="${half}" width="${half}" height="${half}" ${paint}/>`;
  const circle = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`;
  if (kind === 'dots')
    return circle(side * 0.27, side * 0.27, 2) + circle(side * 0.77, side * 0.77, 2);
  return `<path d="M2 4q3 -3 5 0t-1 4q-5 0 -4 -4Z" ${paint}/><path d="M9 11q2 -3 4 -1t-1 4q-4 0 -3 -3Z" ${paint}/>`;
}

/** White on what is dark or bright, a dark shade on what is light. */
export function contrastTo(hex: string): string {
  const [hue, saturation, lightness] = colourSpace.toHsl(hex);
  if (lightness < 66) return '#fff6e0';
  return saturation < 12 ? '#e4513f' : colourSpace.toHex([hue, saturation, lightness - 34]);
}

function mainColour(weights: ReadonlyMap<string, number>): string | undefined {
  const areas = [...weights].filter(([colour]) => colour !== '#000000');
  return areas.sort((a, b) => b[1] - a[1])[0]?.[0];
}

function withoutStroke(element: string): string {
  return element.replace(/\sstroke(-\w+)?="[^"]*"/g, '');
}

const long = (fill: string) => (fill.length === 4 ? fill.replace(/[0-9a-f]/g, '$&$&') : fill);
