import type { Stack } from '../stack.ts';
import type { StackBox } from './stack-box.ts';

/** Figures that stand together, and the room they take. */
export type Standing = { stack: Stack; box: StackBox };

type Room = { width: number; height: number; depth: number; unit: number };

/** Free space between neighbours, as a share of the room's width. */
const gap = 0.01;
/** How much of a figure the line in front of it may hide. */
const hidden = 0.36;

/** Many figures stand in several lines, as in a class photo: the break that lets them be largest. */
export function breakIntoLines(
  standing: Standing[],
  room: Room,
): { lines: Standing[][]; unit: number } {
  let best = { lines: [standing], unit: 0, score: 0 };
  for (let count = 1; count <= Math.min(4, standing.length); count++) {
    const lines = inLines(standing, count);
    const unit = Math.min(
      room.unit,
      ...lines.map((line) => widestUnit(line, room)),
      tallestUnit(lines, room),
    );
    const score =
      unit * (1 - (standing.length < 3 ? 0.34 : standing.length < 5 ? 0.2 : 0.06) * count);
    if (score > best.score) best = { lines, unit, score };
  }
  return best;
}

function inLines(standing: Standing[], count: number): Standing[][] {
  const ordered = count === 1 ? standing : [...standing].sort((a, b) => a.box.top - b.box.top);
  const lines = Array.from({ length: count }, (): Standing[] => []);
  ordered.forEach((item, at) => {
    lines[Math.floor((at * count) / ordered.length)]?.push(item);
  });
  return lines;
}

function widestUnit(line: Standing[], room: Room): number {
  const widths = line.reduce((sum, { box }) => sum + box.right - box.left, 0);
  return (room.width * (1 - gap * (line.length - 1))) / widths;
}

function tallestUnit(lines: Standing[][], room: Room): number {
  const heights = lines.map((line) => Math.max(...line.map(({ box }) => -box.top)));
  const first = room.height / Math.max(...heights);
  if (lines.length === 1) return first;
  const far = (room.height - room.depth) / (heights[0] ?? 1);
  const spacing = room.depth / (lines.length - 1);
  return Math.min(
    first,
    far,
    ...heights.slice(1).map((height) => spacing / (height * (1 - hidden))),
  );
}
