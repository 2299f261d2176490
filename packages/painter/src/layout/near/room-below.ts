import type { Drawing } from '../../drawings/drawing.ts';

/** Air under a drawing, in its own units; `isOpen` where it is beside a stem and not between legs. */
export type Room = { x: number; wide: number; tall: number; isOpen: boolean };

/** What is higher than this above the ground, as a share of the height, leaves room. */
const RAISED = 0.24;
/** Room between legs is at least so broad, as a share of the width. */
const BROAD = 0.3;
/** Feet broader than this are no stem. */
const STEM = 0.5;

/** Finds the largest room under a table, a cow, a bridge or a mushroom by its lower outline. */
export function roomBelow({ low = [], bounds }: Drawing): Room | undefined {
  const count = low.length;
  if (count === 0) return undefined;
  const ground = bounds.y + bounds.height;
  const isRaised = (column: number) => ground - (low[column] ?? ground) > bounds.height * RAISED;
  const runs: { from: number; to: number }[] = [];
  for (let column = 0; column < count; column++) {
    if (!isRaised(column)) continue;
    const last = runs.at(-1);
    if (last && last.to === column) last.to = column + 1;
    else runs.push({ from: column, to: column + 1 });
  }
  const broadest = runs.reduce(
    (best, run) => (run.to - run.from > best.to - best.from ? run : best),
    { from: 0, to: 0 },
  );
  const wide = broadest.to - broadest.from;
  const isInner = broadest.from > 0 && broadest.to < count;
  if (isInner && wide >= count * BROAD) return roomOf(broadest, low, bounds, ground, false);
  const raised = runs.reduce((sum, run) => sum + run.to - run.from, 0);
  if (raised < count * STEM || wide < count * 0.2) return undefined;
  return roomOf(broadest, low, bounds, ground, true);
}

/** Under its middle height; what bends down at the edges is no ceiling. */
function roomOf(
  { from, to }: { from: number; to: number },
  low: readonly number[],
  bounds: Drawing['bounds'],
  ground: number,
  isOpen: boolean,
): Room {
  const heights = low.slice(from, to).map((y) => ground - y);
  const tall = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.4)] ?? 0;
  return { x: bounds.x + (from + to) / 2, wide: to - from, tall, isOpen };
}
