import type { Stack } from '../stack.ts';
import type { StackBox } from './stack-box.ts';

/** Figures that stand together, and the room they take. */
export type Standing = { stack: Stack; box: StackBox };

type Room = { width: number; height: number; depth: number; unit: number };

/** Free space between neighbours, as a share of the room's width. */
const gap = 0.002;
/** By so much larger the figures must become to be worth another line. */
const LINE_COSTS = 0.08;
/** How much of a figure the line in front of it may hide. */
const hidden = 0.36;

/**
 * Many figures stand in several lines, as in a class photo: the break that lets them be largest.
 * `depth` is how far the furthest line is behind the nearest.
 */
export function breakIntoLines(
  standing: Standing[],
  room: Room,
): { lines: Standing[][]; unit: number; depth: number } {
  let best = { lines: [standing], unit: 0, depth: 0, score: 0 };
  for (let count = 1; count <= Math.min(4, standing.length); count++) {
    const lines = inLines(standing, count);
    const fit = tallestUnit(lines, room);
    const unit = Math.min(room.unit, ...lines.map((line) => widestUnit(line, room)), fit.unit);
    const score = unit * (1 - (standing.length < 3 ? 0.34 : LINE_COSTS) * count);
    // As deep as there is room: the less is hidden.
    const free = room.height - unit * fit.high;
    const depth = Math.min(room.depth, Math.max(unit * fit.steps, free));
    if (score > best.score) best = { lines, unit, depth, score };
  }
  return best;
}

/** The tallest are furthest back; each line is about as broad as the others. */
function inLines(standing: Standing[], count: number): Standing[][] {
  if (count === 1) return [standing];
  const ordered = [...standing].sort((a, b) => a.box.top - b.box.top);
  const lines = Array.from({ length: count }, (): Standing[] => []);
  const whole = ordered.reduce((sum, item) => sum + widthOf(item), 0);
  let before = 0;
  ordered.forEach((item, at) => {
    const middle = (before + widthOf(item) / 2) / whole;
    before += widthOf(item);
    // No line stays empty.
    const least = Math.max(0, count - (ordered.length - at));
    lines[Math.max(least, Math.min(at, Math.floor(middle * count)))]?.push(item);
  });
  return lines.filter((line) => line.length > 0);
}

const widthOf = ({ box }: Standing) => box.right - box.left;

function widestUnit(line: Standing[], room: Room): number {
  const widths = line.reduce((sum, item) => sum + widthOf(item), 0);
  return (room.width * (1 - gap * (line.length - 1))) / widths;
}

/** `high` is the furthest line's height, `steps` the depth of all lines, for a unit of 1. */
function tallestUnit(lines: Standing[][], room: Room) {
  const heights = lines.map((line) => Math.max(...line.map(({ box }) => -box.top)));
  const [high = 1, ...nearer] = heights;
  const steps = Math.max(0, ...nearer) * (1 - hidden) * nearer.length;
  const unit = Math.min(
    room.height / Math.max(...heights),
    room.height / (high + steps),
    steps > 0 ? room.depth / steps : Number.POSITIVE_INFINITY,
  );
  return { unit, high, steps };
}
