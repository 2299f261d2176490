import type { Actor, Frame, Placement } from '../layout.ts';

/** Copies of a figure in the ring; one more is in the middle. */
const COPIES = 6;
/** Where the ring lies and how large its figures are, as shares of the smaller side. */
const RING = 0.315;
const SIZE = 0.2;

/** The figures of a mandala: one in the middle, the others around it with their heads outward. */
export function placeMandala(actors: readonly Actor[], { width, height }: Frame): Placement[] {
  const [first] = actors;
  if (!first) return [];
  const side = Math.min(width, height);
  const place = (actor: Actor, x: number, y: number, size: number, angle: number): Placement => {
    const { bounds } = actor.drawing;
    const scale = size / Math.max(bounds.width, bounds.height);
    return {
      actor,
      x: x - (bounds.width * scale) / 2,
      y: y - (bounds.height * scale) / 2,
      scale,
      isMirrored: false,
      angle,
      depth: y,
      hasShadow: false,
    };
  };
  const ring = Array.from({ length: COPIES }, (_, at) => {
    const turn = (Math.PI * 2 * at) / COPIES;
    const actor = actors[at % actors.length] ?? first;
    return place(
      actor,
      width / 2 + Math.sin(turn) * side * RING,
      height / 2 - Math.cos(turn) * side * RING,
      side * SIZE,
      (turn * 180) / Math.PI,
    );
  });
  return [...ring, place(first, width / 2, height / 2, side * SIZE * 0.95, 0)];
}
