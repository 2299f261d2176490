import type { Layout } from '../layout/layout.ts';

export type Box = { left: number; right: number; top: number; low: number };

/** Whether no figure of the page reaches into a box: things of the background stand whole or not at all. */
export function isFreeBox(
  { placements }: Pick<Layout, 'placements'>,
  { left, right, top, low }: Box,
  air = 0,
): boolean {
  return placements.every(({ actor, x, y, scale }) => {
    const { width, height } = actor.drawing.bounds;
    return (
      right + air < x ||
      left - air > x + width * scale ||
      low + air < y ||
      top - air > y + height * scale
    );
  });
}
