import type { Placement } from '../layout/layout.ts';

type Circle = { x: number; y: number; r: number };

/** How wide the face of an animal is whose head has no size, as a share of its height. */
const USUAL = 0.17;

/** Where in the picture a face is, that nothing may fall upon; undefined for who has none. */
export function faceOf({ actor, x, y, scale, isMirrored, clip }: Placement): Circle | undefined {
  const { anchors, bounds, perAdult } = actor.drawing;
  const { eyes, mouth, head } = anchors;
  const spot = eyes ?? mouth;
  if (!spot || clip) return undefined;
  const along = (spot.x - bounds.x) * scale;
  const r =
    perAdult && head?.size ? head.size * FACE : Math.max(eyes?.size ?? 0, bounds.height * USUAL);
  return {
    x: isMirrored ? x + bounds.width * scale - along : x + along,
    y: y + (spot.y - bounds.y) * scale,
    r: r * scale,
  };
}

/** Half of a head and a little more. */
const FACE = 0.62;
