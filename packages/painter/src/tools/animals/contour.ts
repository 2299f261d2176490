import type { Point, Step } from '../../people/figure/geometry.ts';

/** How far the curve reaches towards its neighbours: round, without overshooting. */
const TENSION = 1 / 6;
/** Steps between two points of a contour where it is followed. */
const FINE = 8;

/** A closed smooth line through points; places on it are counted by them: 2.5 lies behind the third. */
export type Contour = {
  steps: Step[];
  /** Close to each other, all around. */
  points: Point[];
  at(place: number): Point;
  /** One unit to the inside. */
  inwards(place: number): Point;
  /** The points from one place to another. */
  along(from: number, to: number): Point[];
};

/** A closed curve through all points (Catmull-Rom), given from the nape over the back. */
export function contourThrough(points: readonly Point[]): Contour {
  const many = points.length;
  const point = (at: number): Point => points[((at % many) + many) % many] ?? { x: 0, y: 0 };
  const piece = (at: number): [Point, Point, Point, Point] => {
    const [before, from, to, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    return [
      from,
      { x: from.x + (to.x - before.x) * TENSION, y: from.y + (to.y - before.y) * TENSION },
      { x: to.x - (after.x - from.x) * TENSION, y: to.y - (after.y - from.y) * TENSION },
      to,
    ];
  };
  const at = (place: number): Point => {
    const index = Math.floor(place);
    return onCurve(piece(index), place - index);
  };
  const steps: Step[] = [{ command: 'M', points: [point(0)] }];
  for (let index = 0; index < many; index++) {
    const [, ...rest] = piece(index);
    steps.push({ command: 'C', points: rest });
  }
  return {
    steps: [...steps, { command: 'Z', points: [] }],
    points: Array.from({ length: many * FINE }, (_, step) => at(step / FINE)),
    at,
    inwards(place) {
      const [a, b] = [at(place - 0.02), at(place + 0.02)];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
    },
    along(from, to) {
      const count = Math.max(2, Math.ceil(Math.abs(to - from) * FINE));
      return Array.from({ length: count + 1 }, (_, step) =>
        at(from + ((to - from) * step) / count),
      );
    },
  };
}

/** A woolly line in bumps outside the contour, `many` between two of its points. */
export function woolOf(contour: Contour, points: number, many: number, high: number): Step[] {
  const steps: Step[] = [{ command: 'M', points: [contour.at(0)] }];
  for (let bump = 0; bump < points * many; bump++) {
    const [from, to] = [bump / many, (bump + 1) / many];
    const [a, b] = [contour.at(from), contour.at(to)];
    const { x, y } = contour.inwards((from + to) / 2);
    const [outX, outY] = [-x * high, -y * high];
    const [alongX, alongY] = [(b.x - a.x) * 0.12, (b.y - a.y) * 0.12];
    steps.push({
      command: 'C',
      points: [
        { x: a.x + outX - alongX, y: a.y + outY - alongY },
        { x: b.x + outX + alongX, y: b.y + outY + alongY },
        b,
      ],
    });
  }
  return [...steps, { command: 'Z', points: [] }];
}

/** What lies between the contour from one place to another and a bow of `depth` inside it. */
export function bandOf(contour: Contour, from: number, to: number, depth: number): Step[] {
  const outer = contour.along(from, to);
  const inner = outer.map((point, at): Point => {
    const share = at / (outer.length - 1);
    const { x, y } = contour.inwards(from + (to - from) * share);
    const deep = depth * Math.sin(Math.PI * share) ** 0.7;
    return { x: point.x + x * deep, y: point.y + y * deep };
  });
  return closed([...outer, ...inner.reverse()]);
}

/** A stripe that is wide on the contour and ends in a tip `long` units inside, leaning along it. */
export function wedgeOf(
  contour: Contour,
  place: number,
  wide: number,
  long: number,
  lean = 0,
): Step[] {
  const base = contour.along(place - wide / 2, place + wide / 2);
  const middle = contour.at(place);
  const { x, y } = contour.inwards(place);
  const tip = {
    x: middle.x + x * long + y * lean,
    y: middle.y + y * long - x * lean,
  };
  const [first = middle, last = middle] = [base[0], base.at(-1)];
  const half = (from: Point): Point => ({
    x: from.x * 0.55 + tip.x * 0.45 + x * long * 0.12 + y * lean * 0.1,
    y: from.y * 0.55 + tip.y * 0.45 + y * long * 0.12 - x * lean * 0.1,
  });
  return [
    ...base.map((point, at): Step => ({ command: at === 0 ? 'M' : 'L', points: [point] })),
    { command: 'Q', points: [half(last), tip] },
    { command: 'Q', points: [half(first), first] },
    { command: 'Z', points: [] },
  ];
}

export function closed(points: readonly Point[]): Step[] {
  return [...opened(points), { command: 'Z', points: [] }];
}

export function opened(points: readonly Point[]): Step[] {
  return points.map((point, at) => ({ command: at === 0 ? 'M' : 'L', points: [point] }));
}

function onCurve([a, b, c, d]: [Point, Point, Point, Point], share: number): Point {
  const rest = 1 - share;
  const [p, q, r, s] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** Points along a curve of four points. */
export function curvePoints(curve: [Point, Point, Point, Point], many = 10): Point[] {
  return Array.from({ length: many + 1 }, (_, at) => onCurve(curve, at / many));
}
