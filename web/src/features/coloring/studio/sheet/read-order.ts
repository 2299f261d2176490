import type { Area } from './join-runs.ts';

/** A page is read in so many rows: areas of about the same height come from left to right. */
const ROWS = 8;

/** Areas as a reader meets them: from the top to the bottom, and from left to right. */
export function readOrder(areas: Area[], width: number, height: number): Area[] {
  const rowHeight = height / ROWS;
  const placeOf = ({ anchor }: Area) =>
    Math.floor(Math.floor(anchor / width) / rowHeight) * width + (anchor % width);
  return areas.toSorted((one, other) => placeOf(one) - placeOf(other));
}
