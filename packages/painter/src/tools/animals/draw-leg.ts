import type { Point, Step } from '../../people/figure/geometry.ts';
import type { Pen } from '../../people/figure/pen.ts';
import { closed, curvePoints, opened } from './contour.ts';
import type { LegData, WholeBody } from './figure-data.ts';

type Foot = WholeBody['foot'];

/** Width of lines within an animal. */
const CREASE = 1.3;
/** Where toes part, along the foot. */
const TOES = [0.42, 0.74];
/** How far feet stand out in front, and how high they are. */
const FEET: Record<Foot, { out: number; high: number }> = {
  paw: { out: 1.5, high: 3.6 },
  hoof: { out: 0.7, high: 3.3 },
  column: { out: 0.5, high: 3.2 },
  none: { out: 0, high: 3 },
};

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Both sides of a leg from its top to the ground and between them its sole. */
export function legLines({ x, top, wide: [upper, lower], shift, lift, bend }: LegData, foot: Foot) {
  const { out } = FEET[foot];
  const high = FEET[foot].high + lift;
  const low = -lift;
  const side = (way: -1 | 1): Point[] => {
    const [from, to] = [x + shift + (way * upper) / 2, x + (way * lower) / 2];
    return curvePoints([
      { x: from, y: top },
      { x: mix(from, to, 0.1) - bend, y: mix(top, -high, 0.42) },
      { x: to - bend, y: mix(top, -high, 0.6) },
      { x: to, y: -high },
    ]);
  };
  const [heel, toe] = [x - lower / 2, x + lower / 2 + out];
  const sole = [
    ...curvePoints(
      [
        { x: heel, y: -high },
        { x: heel - 0.5, y: low - 1.4 },
        { x: heel - 0.3, y: low },
        { x: heel + 1.7, y: low },
      ],
      6,
    ),
    ...curvePoints(
      [
        { x: toe - 1.8, y: low },
        { x: toe + 0.5, y: low },
        { x: toe + 0.5, y: low - FEET[foot].high * 0.72 },
        { x: x + lower / 2, y: -high },
      ],
      6,
    ),
  ];
  return { behind: side(-1), front: side(1), sole };
}

/** The whole outline of a leg; its top lies within the body. */
export function legOutline(leg: LegData, foot: Foot): Step[] {
  const { behind, front, sole } = legLines(leg, foot);
  return closed([...behind, ...sole, ...[...front].reverse()]);
}

/** Hooves and toes. */
export function drawFoot(
  pen: Pen,
  leg: LegData,
  foot: Foot,
  colours: { hoof: string; line: string },
): void {
  const { behind, front, sole } = legLines(leg, foot);
  const { high } = FEET[foot];
  const [left, right] = [behind.at(-1), front.at(-1)];
  if (!left || !right) return;
  if (foot === 'hoof') {
    pen.cover(closed([left, ...sole, right]), colours.hoof);
    pen.line(opened([left, right]), CREASE);
  }
  if (foot === 'paw') {
    const wide = right.x - left.x + FEET.paw.out;
    for (const share of TOES) {
      const x = left.x + wide * share;
      pen.stripe(
        opened([
          { x, y: -leg.lift - high * 0.14 },
          { x: x + 0.1, y: -leg.lift - high * 0.55 },
        ]),
        colours.line,
        1,
      );
    }
  }
}

/** Where the front of a leg is seen on the body. */
export function creaseOf(leg: LegData, foot: Foot): Step[] | undefined {
  const { crease } = leg;
  if (crease === undefined) return undefined;
  const points = legLines(leg, foot).front.filter(({ y }) => y >= crease);
  return points.length > 1 ? opened(points.slice(0, 4)) : undefined;
}

/** A stripe across a leg at a height. */
export function ringOf(leg: LegData, foot: Foot, height: number, wide: number): Step[] {
  const { behind, front } = legLines(leg, foot);
  const at = (side: readonly Point[], y: number) => {
    const index = side.findIndex((point) => point.y >= y);
    const [a, b] = [side[Math.max(0, index - 1)], side[index] ?? side.at(-1)];
    if (!a || !b || a.y === b.y) return { x: b?.x ?? 0, y };
    return { x: mix(a.x, b.x, (y - a.y) / (b.y - a.y)), y };
  };
  const [high, low] = [-height - leg.lift - wide / 2, -height - leg.lift + wide / 2];
  const [a, b, c, d] = [at(behind, high), at(front, high), at(front, low), at(behind, low)];
  const bow = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: from.y + 0.9 });
  return [
    { command: 'M', points: [a] },
    { command: 'Q', points: [bow(a, b), b] },
    { command: 'L', points: [c] },
    { command: 'Q', points: [bow(d, c), d] },
    { command: 'Z', points: [] },
  ];
}
