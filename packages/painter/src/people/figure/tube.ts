import { between, distance, type Point, type Step } from './geometry.ts';

/** A limb of changing width around a bent line, as the two sides and the whole outline. */
export type Tube = { outline: Step[]; sides: Step[] };

/** `shoulder`: which side is outside, -1 left, 1 right; `from`: where the other side's line begins. */
type TubeEnds = { end?: 'flat' | 'round'; shoulder?: -1 | 1; from?: number };

/** Corners are cut by this share of the shorter half: elbows are softer than knees. */
const SOFTNESS = { arm: 0.62, leg: 0.46 };
const STEPS_PER_BEND = 6;

/** The limb's middle line from shoulder to wrist or hip to ankle, bent softly in the middle. */
export function bend(from: Point, joint: Point, to: Point, limb: keyof typeof SOFTNESS): Point[] {
  const cut = SOFTNESS[limb] * Math.min(distance(from, joint), distance(joint, to));
  const start = between(joint, from, cut / (distance(from, joint) || 1));
  const end = between(joint, to, cut / (distance(joint, to) || 1));
  const points = [from, between(from, start, 0.5)];
  for (let at = 0; at <= STEPS_PER_BEND; at++) {
    const share = at / STEPS_PER_BEND;
    points.push(between(between(start, joint, share), between(joint, end, share), share));
  }
  return [...points, between(end, to, 0.5), to];
}

/** The part of a line between two shares of its length. */
export function part(line: readonly Point[], from: number, to: number): Point[] {
  const lengths = [0];
  line.forEach((point, at) => {
    const before = line[at - 1];
    if (before) lengths.push((lengths[at - 1] ?? 0) + distance(before, point));
  });
  const whole = lengths.at(-1) ?? 0;
  const pointAt = (share: number): Point => {
    const length = share * whole;
    const at = Math.max(
      1,
      lengths.findIndex((reached) => reached >= length),
    );
    const [before = 0, after = 0] = [lengths[at - 1], lengths[at]];
    const [a, b] = [line[at - 1], line[at]];
    if (!a || !b) return line[0] ?? { x: 0, y: 0 };
    return between(a, b, after === before ? 0 : (length - before) / (after - before));
  };
  const inside = line.filter((_, at) => {
    const share = (lengths[at] ?? 0) / (whole || 1);
    return share > from + 0.01 && share < to - 0.01;
  });
  return [pointAt(from), ...inside, pointAt(to)];
}

/**
 * Outline of a line with `width` at its start and `widthEnd` at its end; the end is flat or round.
 * With `shoulder` the start is round and only half outlined, so that a sleeve melts into a shirt.
 */
export function tube(
  line: readonly Point[],
  width: number,
  widthEnd: number,
  { end = 'flat', shoulder, from = 0 }: TubeEnds = {},
): Tube {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, at) => {
    const before = line[Math.max(0, at - 1)] ?? point;
    const after = line[Math.min(line.length - 1, at + 1)] ?? point;
    const length = distance(before, after) || 1;
    const normal = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
    const half = (width + ((widthEnd - width) * at) / (line.length - 1)) / 2;
    left.push({ x: point.x + normal.x * half, y: point.y + normal.y * half });
    right.push({ x: point.x - normal.x * half, y: point.y - normal.y * half });
  });
  const [inner, outer] = shoulder === -1 ? [right, left] : [left, right];
  const [start = { x: 0, y: 0 }, afterStart = start] = line;
  const [tip = start, beforeTip = tip] = [line.at(-1), line.at(-2)];
  const ahead = between(beforeTip, tip, 1 + (widthEnd * 0.62) / (distance(beforeTip, tip) || 1));
  const behind = between(afterStart, start, 1 + (width * 0.6) / (distance(start, afterStart) || 1));
  const [lastInner = tip, lastOuter = tip] = [inner.at(-1), outer.at(-1)];
  const [firstInner = start, firstOuter = start] = [inner[0], outer[0]];
  const cap: Step =
    end === 'round'
      ? curve(shift(lastInner, tip, ahead), shift(lastOuter, tip, ahead), lastOuter)
      : lineTo(lastOuter);
  const back = outer.slice(0, -1).reverse().map(lineTo);
  const around = curve(
    shift(firstOuter, start, behind),
    shift(firstInner, start, behind),
    firstInner,
  );
  const half = curve(
    between(firstOuter, shift(firstOuter, start, behind), 0.7),
    between(behind, shift(firstOuter, start, behind), 0.7),
    between(start, behind, 0.78),
  );
  const isOpen = shoulder !== undefined;
  const visible = isOpen ? part(inner, from, 1) : inner;
  return {
    sides: [...steps(visible), cap, ...back, ...(isOpen ? [half] : [])],
    outline: [
      ...steps(inner),
      cap,
      ...back,
      ...(isOpen ? [around] : []),
      { command: 'Z', points: [] },
    ],
  };
}

function curve(...points: Point[]): Step {
  return { command: 'C', points };
}

function shift(point: Point, from: Point, to: Point): Point {
  return { x: point.x + to.x - from.x, y: point.y + to.y - from.y };
}

function steps(points: readonly Point[]): Step[] {
  return points.map((point, at) => ({ command: at === 0 ? 'M' : 'L', points: [point] }));
}

function lineTo(point: Point): Step {
  return { command: 'L', points: [point] };
}
