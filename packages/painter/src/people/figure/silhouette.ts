import type { Point } from './geometry.ts';
import type { Columns } from './pen.ts';

/** What of the height still counts as standing on the ground. */
const FEET = 0.09;

/** Where it is highest, column by column, and where it touches the ground. */
export function silhouette(
  columns: Columns,
  from: Point,
  to: Point,
): { top: number[]; feet: { from: number; to: number } } {
  const [first, last] = [Math.round(from.x), Math.round(to.x)];
  const low = to.y - (to.y - from.y) * FEET;
  const top: number[] = [];
  const touching: number[] = [];
  for (let column = first; column < last; column++) {
    const { top: high = to.y, bottom = from.y } = columns.get(column) ?? {};
    top.push(round(high - from.y));
    if (bottom > low) touching.push(column - first);
  }
  return { top, feet: { from: touching[0] ?? 0, to: (touching.at(-1) ?? top.length - 1) + 1 } };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
