import type { Bitmap } from './bitmap.ts';

type Point = { x: number; y: number };

/** What a curve may leave the pixels by, in pixels. */
const TOLERANCE = 0.55;

/** Points as a smooth path: jags of the pixels go, corners become a little round. */
export function writeCurve(
  points: readonly Point[],
  isClosed: boolean,
  toUnits: (point: Point) => Point,
  reach = 3,
): string {
  const smooth = simplify(smoothen(points, isClosed, reach));
  const write = (point: Point) => {
    const { x, y } = toUnits(point);
    return `${round(x)} ${round(y)}`;
  };
  const [first] = smooth;
  if (!first) return '';
  if (smooth.length < 3) return `M${smooth.map(write).join('L')}`;
  const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let path = `M${write(first)}`;
  for (let at = 1; at < smooth.length - 1; at++) {
    const [point, next] = [smooth[at] ?? first, smooth[at + 1] ?? first];
    const isLast = at === smooth.length - 2;
    path += `Q${write(point)} ${write(isLast ? next : between(point, next))}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** The outlines of what is on, as closed loops along the sides of its pixels. */
export function outlinesOf({ width, height, on }: Bitmap): Point[][] {
  const is = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && on[y * width + x] === 1;
  const row = width + 1;
  const sides = new Map<number, number[]>();
  const add = (from: number, to: number) => {
    const known = sides.get(from);
    if (known) known.push(to);
    else sides.set(from, [to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(x, y)) continue;
      const corner = y * row + x;
      if (!is(x, y - 1)) add(corner, corner + 1);
      if (!is(x + 1, y)) add(corner + 1, corner + row + 1);
      if (!is(x, y + 1)) add(corner + row + 1, corner + row);
      if (!is(x - 1, y)) add(corner + row, corner);
    }
  }
  const loops: Point[][] = [];
  for (const [start] of sides) {
    for (let at = sides.get(start)?.pop(); at !== undefined; at = sides.get(start)?.pop()) {
      const loop = [start];
      let corner = at;
      while (corner !== start) {
        loop.push(corner);
        const next = sides.get(corner)?.pop();
        if (next === undefined) break;
        corner = next;
      }
      loops.push(loop.map((each) => ({ x: each % row, y: Math.floor(each / row) })));
    }
  }
  return loops;
}

function smoothen(points: readonly Point[], isClosed: boolean, reach: number): Point[] {
  const { length } = points;
  return points.map((point, at) => {
    const most = isClosed ? reach : Math.min(reach, at, length - 1 - at);
    let [x, y, all] = [0, 0, 0];
    for (let step = -most; step <= most; step++) {
      const near = points[(at + step + length) % length] ?? point;
      const weight = most + 1 - Math.abs(step);
      x += near.x * weight;
      y += near.y * weight;
      all += weight;
    }
    return { x: x / all, y: y / all };
  });
}

/** Leaves out what lies on the straight line between others (Douglas and Peucker). */
function simplify(points: Point[]): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let [farthest, most] = [0, 0];
  points.forEach((point, at) => {
    const off = distanceToLine(point, first, last);
    if (off > most) [farthest, most] = [at, off];
  });
  if (most <= TOLERANCE) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
