import type { Point, Step } from './geometry.ts';

/** People are narrow and so shown larger than animals; then this is as wide as OpenMoji's 2 units. */
export const OUTLINE = 1.75;

/** Draws the coloured picture and the colouring page at once and remembers how far they reach. */
export type Pen = {
  /** A coloured area with an outline. */
  area(steps: readonly Step[], colour: string, outline?: number): void;
  /** A coloured area whose outline is drawn along `sides` only, so that it melts into its neighbour. */
  open(steps: readonly Step[], sides: readonly Step[], colour: string): void;
  /** Colour without outline: shade, cheeks, stripes. Left out of the colouring page. */
  patch(steps: readonly Step[], colour: string): void;
  /** Colour that hides lines below, white in the colouring page. */
  cover(steps: readonly Step[], colour: string): void;
  /** Black: eyes, eye patches. */
  dot(steps: readonly Step[], colour?: string): void;
  /** A line of ink. */
  line(steps: readonly Step[], width?: number): void;
  /** A coloured line, left out of the colouring page. */
  stripe(steps: readonly Step[], colour: string, width: number): void;
  finish(): { colour: string; lines: string; from: Point; to: Point };
};

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

export function createPen(): Pen {
  const colour: string[] = [];
  const lines: string[] = [];
  const from = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  const to = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY };
  const note = (steps: readonly Step[], margin: number) => {
    for (const { x, y } of alongCurves(steps)) {
      from.x = Math.min(from.x, x - margin);
      from.y = Math.min(from.y, y - margin);
      to.x = Math.max(to.x, x + margin);
      to.y = Math.max(to.y, y + margin);
    }
  };
  const ink = (width: number) => `stroke="#000" stroke-width="${width}" ${ROUND}`;
  return {
    area(steps, fill, outline = OUTLINE) {
      const d = write(steps);
      note(steps, outline / 2);
      colour.push(`<path d="${d}" fill="${fill}" ${ink(outline)}/>`);
      lines.push(`<path d="${d}" fill="#fff" ${ink(outline)}/>`);
    },
    open(steps, sides, fill) {
      const [d, side] = [write(steps), write(sides)];
      note(sides, OUTLINE / 2);
      colour.push(`<path d="${d}" fill="${fill}"/><path d="${side}" fill="none" ${ink(OUTLINE)}/>`);
      lines.push(`<path d="${d}" fill="#fff"/><path d="${side}" fill="none" ${ink(OUTLINE)}/>`);
    },
    patch(steps, fill) {
      note(steps, 0);
      colour.push(`<path d="${write(steps)}" fill="${fill}"/>`);
    },
    cover(steps, fill) {
      const d = write(steps);
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      lines.push(`<path d="${d}" fill="#fff"/>`);
    },
    dot(steps, fill = '#000') {
      note(steps, 0);
      const d = write(steps);
      colour.push(`<path d="${d}" fill="${fill}"/>`);
      lines.push(`<path d="${d}" fill="#000"/>`);
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
    finish: () => ({ colour: colour.join(''), lines: lines.join(''), from, to }),
  };
}

function write(steps: readonly Step[]): string {
  return steps
    .map(
      ({ command, points }) =>
        command + points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' '),
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Points along a path, close enough to measure it. */
function alongCurves(steps: readonly Step[]): Point[] {
  const found: Point[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const { points } of steps) {
    const end = points.at(-1);
    if (!end) continue;
    if (points.length > 1) {
      for (const share of [0.2, 0.4, 0.6, 0.8]) found.push(onCurve([last, ...points], share));
    }
    found.push(end);
    last = end;
  }
  return found;
}

/** De Casteljau for any number of control points. */
function onCurve(points: readonly Point[], share: number): Point {
  let level = [...points];
  while (level.length > 1) {
    level = level.slice(1).map((point, at) => {
      const before = level[at] ?? point;
      return {
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      };
    });
  }
  return level[0] ?? { x: 0, y: 0 };
}
