import type { Layout } from '../layout/layout.ts';

/** Whether a circle in the picture touches no figure. */
export function isFreeSpot(
  { placements }: Pick<Layout, 'placements'>,
  x: number,
  y: number,
  r: number,
): boolean {
  return placements.every(
    (other) =>
      x < other.x - r ||
      x > other.x + other.actor.drawing.bounds.width * other.scale + r ||
      y < other.y - r ||
      y > other.y + other.actor.drawing.bounds.height * other.scale + r,
  );
}
