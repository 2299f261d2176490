import { type Pattern, tileOf } from '../../drawings/decor/pattern.ts';
import type { Point, Step } from './geometry.ts';

/** People are narrow and so shown larger than animals; then this is as wide as OpenMoji's 2 units. */
export const OUTLINE = 1.55;

/** Wider ink than this is no eye and is coloured instead. */
const LARGEST_DOT = 4.2;

/** Narrower motifs, buttons, are too small to colour. */
const SMALLEST_MOTIF = 2.6;

/** Of motifs in the colouring page. */
const THIN = 1.2;

/** Draws the coloured picture and the colouring page at once and remembers how far they reach. */
export type Pen = {
  /** A coloured area with an outline. */
  area(steps: readonly Step[], colour: string, outline?: number): void;
  /**
   * A coloured area whose outline is drawn along `sides` only, so that it melts into its neighbour;
   * closed for colouring.
   */
  open(steps: readonly Step[], sides: readonly Step[], colour: string): void;
  /** A coloured area with an outline that is too small to colour and left out of the colouring page. */
  detail(steps: readonly Step[], colour: string, outline?: number): void;
  /** Colour without outline: shade, cheeks, stripes. Left out of the colouring page. */
  patch(steps: readonly Step[], colour: string): void;
  /** Colour without outline that has one for colouring: a star on a shirt. */
  motif(steps: readonly Step[], colour: string): void;
  /** A coloured line that is ink for colouring: the number of a player. */
  mark(steps: readonly Step[], colour: string, width: number): void;
  /** A coloured line with an outline: a crook. */
  rod(steps: readonly Step[], colour: string, width: number): void;
  /** Colour that hides lines below, white in the colouring page. */
  cover(steps: readonly Step[], colour: string): void;
  /** Black: eyes; larger ones, noses and eye patches, are an area for colouring. */
  dot(steps: readonly Step[], colour?: string): void;
  /** A line of ink. */
  line(steps: readonly Step[], width?: number): void;
  /** A coloured line, left out of the colouring page. */
  stripe(steps: readonly Step[], colour: string, width: number): void;
  finish(): { colour: string; lines: string; from: Point; to: Point; columns: Columns };
};

/** Highest and lowest y of each whole x. */
export type Columns = ReadonlyMap<number, { top: number; bottom: number }>;

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** `pattern` lies on every area of the colour `fill`. */
export function createPen(pattern?: Pattern & { fill: string }): Pen {
  const tile = pattern && tileOf(pattern);
  const over = (d: string, fill: string, stroke: string) => {
    if (!tile || fill !== pattern?.fill) return;
    colour.push(`<path d="${d}" fill="url(#${tile.id})" ${stroke}/>`);
    lines.push(`<path d="${d}" fill="url(#${tile.id}-lines)" ${stroke}/>`);
  };
  const colour: string[] = [];
  const lines: string[] = [];
  const from = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  const to = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY };
  const columns = new Map<number, { top: number; bottom: number }>();
  const noteColumn = (column: number, y: number, margin: number) => {
    const known = columns.get(column);
    if (!known) columns.set(column, { top: y - margin, bottom: y + margin });
    else {
      known.top = Math.min(known.top, y - margin);
      known.bottom = Math.max(known.bottom, y + margin);
    }
  };
  const note = (steps: readonly Step[], margin: number) => {
    let last: Point | undefined;
    for (const point of alongCurves(steps)) {
      const { x, y } = point;
      from.x = Math.min(from.x, x - margin);
      from.y = Math.min(from.y, y - margin);
      to.x = Math.max(to.x, x + margin);
      to.y = Math.max(to.y, y + margin);
      const start = last ?? point;
      const many = Math.max(1, Math.ceil(Math.abs(x - start.x)));
      for (let at = 1; at <= many; at++) {
        const share = at / many;
        const column = Math.round(start.x + (x - start.x) * share);
        noteColumn(column, start.y + (y - start.y) * share, margin);
      }
      last = point;
    }
  };
  const ink = (width: number) => `stroke="#000" stroke-width="${width}" ${ROUND}`;
  return {
    area(steps, fill, outline = OUTLINE) {
      const d = write(steps);
      note(steps, outline / 2);
      colour.push(`<path d="${d}" fill="${fill}" ${ink(outline)}/>`);
      lines.push(`<path d="${d}" fill="#fff" ${ink(outline)}/>`);
      over(d, fill, ink(outline));
    },
    open(steps, sides, fill) {
      const [d, side] = [write(steps), write(sides)];
      note(sides, OUTLINE / 2);
      const edge = `<path d="${side}" fill="none" ${ink(OUTLINE)}/>`;
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      lines.push(`<path d="${d}" fill="#fff" ${ink(OUTLINE)}/>`);
      over(d, fill, '');
      colour.push(edge);
    },
    detail(steps, fill, outline = OUTLINE) {
      note(steps, outline / 2);
      colour.push(`<path d="${write(steps)}" fill="${fill}" ${ink(outline)}/>`);
    },
    patch(steps, fill) {
      colour.push(`<path d="${write(steps)}" fill="${fill}"/>`);
    },
    motif(steps, fill) {
      const d = write(steps);
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      if (widthOf(steps) >= SMALLEST_MOTIF) lines.push(`<path d="${d}" fill="#fff" ${ink(THIN)}/>`);
    },
    mark(steps, stroke, width) {
      const d = write(steps);
      colour.push(
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ROUND}/>`,
      );
      lines.push(`<path d="${d}" fill="none" ${ink(THIN)}/>`);
    },
    rod(steps, stroke, width) {
      const d = write(steps);
      note(steps, width / 2 + OUTLINE);
      const around = `<path d="${d}" fill="none" ${ink(width + 2 * OUTLINE)}/>`;
      const inner = (paint: string) =>
        `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" ${ROUND}/>`;
      colour.push(around, inner(stroke));
      lines.push(around, inner('#fff'));
    },
    cover(steps, fill) {
      const d = write(steps);
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      lines.push(`<path d="${d}" fill="#fff"/>`);
    },
    dot(steps, fill = '#000') {
      const d = write(steps);
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      const isLarge = widthOf(steps) > LARGEST_DOT;
      lines.push(`<path d="${d}" ${isLarge ? `fill="#fff" ${ink(THIN)}` : 'fill="#000"'}/>`);
    },
    line(steps, width = OUTLINE) {
      note(steps, width / 2);
      const element = `<path d="${write(steps)}" fill="none" ${ink(width)}/>`;
      colour.push(element);
      lines.push(element);
    },
    stripe(steps, stroke, width) {
      note(steps, width / 2);
      colour.push(
        `<path d="${write(steps)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ROUND}/>`,
      );
    },
    finish: () => ({
      colour: (tile?.colour ?? '') + colour.join(''),
      lines: (tile?.lines ?? '') + lines.join(''),
      from,
      to,
      columns,
    }),
  };
}

function write(steps: readonly Step[]): string {
  let path = '';
  for (const { command, points } of steps) {
    path += command;
    let gap = '';
    for (const { x, y } of points) {
      path += `${gap}${round(x)} ${round(y)}`;
      gap = ' ';
    }
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function widthOf(steps: readonly Step[]): number {
  const xs = alongCurves(steps).map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Points along a path, close enough to measure it. */
function alongCurves(steps: readonly Step[]): Point[] {
  const found: Point[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const { points } of steps) {
    const end = points.at(-1);
    if (!end) continue;
    const [first = end, second = end] = points;
    if (points.length > 1) {
      // A quadratic curve is measured as the cubic one with its corner twice: a little too far out.
      const near = points.length === 2 ? first : second;
      for (const share of SHARES) found.push(onCurve(last, first, near, end, share));
    }
    found.push(end);
    last = end;
  }
  return found;
}

const SHARES = [0.2, 0.4, 0.6, 0.8];

function onCurve(a: Point, b: Point, c: Point, d: Point, share: number): Point {
  const rest = 1 - share;
  const [p, q, r, s] = [
    rest * rest * rest,
    3 * rest * rest * share,
    3 * rest * share * share,
    share * share * share,
  ];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}
