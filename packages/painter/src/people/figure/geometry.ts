export type Point = { x: number; y: number };

/** A place with a direction: its x axis turned clockwise by `angle` degrees, with two scales. */
export type Frame = Point & { angle: number; scaleX: number; scaleY: number };

/** One command of an SVG path with absolute points: M and L take one, Q two, C three, Z none. */
export type Step = { command: string; points: Point[] };

/** From a frame's own units to the drawing's. */
export function toWorld(frame: Frame, x: number, y: number): Point {
  const turn = (frame.angle * Math.PI) / 180;
  const [across, down] = [x * frame.scaleX, y * frame.scaleY];
  return {
    x: frame.x + across * Math.cos(turn) - down * Math.sin(turn),
    y: frame.y + across * Math.sin(turn) + down * Math.cos(turn),
  };
}

/** The point `length` away; 0 degrees is straight down, 90 to the right, 180 up. */
export function reach(from: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(turn) * length, y: from.y + Math.cos(turn) * length };
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

const read = new Map<string, readonly Step[]>();

/** Reads a path of absolute M, L, Q, C and Z, and remembers it: most are drawn again and again. */
export function readPath(path: string): readonly Step[] {
  const known = read.get(path);
  if (known) return known;
  const steps = parsePath(path);
  if (read.size < MOST_READ) read.set(path, steps);
  return steps;
}

const MOST_READ = 2_000;

function parsePath(path: string): Step[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
    }
    return { command, points };
  });
}

/** A circle or ellipse as four curves. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Step[] {
  const [a, b] = [radiusX * 0.5523, radiusY * 0.5523];
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  const curve = (...points: Point[]): Step => ({ command: 'C', points });
  return [
    { command: 'M', points: [at(-radiusX, 0)] },
    curve(at(-radiusX, -b), at(-a, -radiusY), at(0, -radiusY)),
    curve(at(a, -radiusY), at(radiusX, -b), at(radiusX, 0)),
    curve(at(radiusX, b), at(a, radiusY), at(0, radiusY)),
    curve(at(-a, radiusY), at(-radiusX, b), at(-radiusX, 0)),
    { command: 'Z', points: [] },
  ];
}

export function place(steps: readonly Step[], frame: Frame): Step[] {
  return steps.map(({ command, points }) => ({
    command,
    points: points.map(({ x, y }) => toWorld(frame, x, y)),
  }));
}

/** A closed path through corners, each rounded by up to `radius`. */
export function roundedPolygon(corners: readonly Point[], radius: number): Step[] {
  const steps: Step[] = [];
  corners.forEach((corner, at) => {
    const before = corners[(at + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(at + 1) % corners.length] ?? corner;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    steps.push({ command: at === 0 ? 'M' : 'L', points: [from] });
    steps.push({ command: 'Q', points: [corner, to] });
  });
  return [...steps, { command: 'Z', points: [] }];
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  return whole === 0 ? from : between(from, to, Math.min(0.5, length / whole));
}

/** The outermost of the points, in order around them (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (ordered: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = kept.slice(-2);
        if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/**
 * A closed shape whose edge lies on the middle line (x = 0) and its mirror image as one, without a
 * seam; undefined for all others.
 */
export function acrossMiddle(steps: readonly Step[]): Step[] | undefined {
  const parts = steps.filter(({ points }) => points.length > 0);
  const ends = parts.map(({ points }) => points.at(-1)?.x);
  const isSeam = (at: number) =>
    ends[at] === 0 &&
    ends[(at + 1) % parts.length] === 0 &&
    'ML'.includes(parts[(at + 1) % parts.length]?.command ?? '');
  const seam = parts.findIndex((_, at) => isSeam(at));
  if (seam < 0 || steps.at(-1)?.command !== 'Z') return undefined;
  // From the end of the seam once around to its beginning.
  const half = parts.map(
    (_, at) => parts[(seam + 1 + at) % parts.length] ?? { command: 'M', points: [] },
  );
  const start = half[0]?.points.at(-1) ?? { x: 0, y: 0 };
  const left = half
    .slice(1)
    .map((step): Step => (step.command === 'M' ? { ...step, command: 'L' } : step));
  const flip = ({ x, y }: Point): Point => ({ x: -x, y });
  const right = left.map(({ command, points }, at): Step => {
    const from = left[at - 1]?.points.at(-1) ?? start;
    return { command, points: [...points.slice(0, -1).reverse(), from].map(flip) };
  });
  return [
    { command: 'M', points: [start] },
    ...left,
    ...right.reverse(),
    { command: 'Z', points: [] },
  ];
}
