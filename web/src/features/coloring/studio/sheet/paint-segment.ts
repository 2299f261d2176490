import type { Rect } from './rect.ts';

export interface Point {
  x: number;
  y: number;
}

interface Bitmap {
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** The pixels a thick line from one point to the other may touch; null where that is none. */
export function segmentRect(
  { width, height }: Pick<Bitmap, 'width' | 'height'>,
  from: Point,
  to: Point,
  radius: number,
): Rect | null {
  const rect = {
    left: Math.max(0, Math.floor(Math.min(from.x, to.x) - radius - 1)),
    top: Math.max(0, Math.floor(Math.min(from.y, to.y) - radius - 1)),
    right: Math.min(width, Math.ceil(Math.max(from.x, to.x) + radius + 1)),
    bottom: Math.min(height, Math.ceil(Math.max(from.y, to.y) + radius + 1)),
  };
  return rect.left < rect.right && rect.top < rect.bottom ? rect : null;
}

/** Draws a round-ended line with soft edges. */
export function paintSegment(
  { pixels, width }: Bitmap,
  rect: Rect,
  [from, to]: readonly [Point, Point],
  { radius, pixel }: { radius: number; pixel: number },
): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const lengthSquared = dx * dx + dy * dy;
  const inner = Math.max(0, radius - 0.5) ** 2;
  const outer = (radius + 0.5) ** 2;
  for (let y = rect.top; y < rect.bottom; y += 1) {
    const py = y + 0.5 - from.y;
    for (let x = rect.left; x < rect.right; x += 1) {
      const px = x + 0.5 - from.x;
      const along = lengthSquared === 0 ? 0 : (px * dx + py * dy) / lengthSquared;
      const nearest = Math.max(0, Math.min(1, along));
      const ex = px - nearest * dx;
      const ey = py - nearest * dy;
      const squared = ex * ex + ey * ey;
      if (squared >= outer) continue;
      const index = y * width + x;
      pixels[index] =
        squared <= inner
          ? pixel
          : mix(pixels[index] ?? pixel, pixel, radius + 0.5 - Math.sqrt(squared));
    }
  }
}

/** `share` of the new colour over the old one, both opaque. */
function mix(old: number, fresh: number, share: number): number {
  const channel = (shift: number) => {
    const before = (old >>> shift) & 255;
    return Math.round(before + (((fresh >>> shift) & 255) - before) * share) << shift;
  };
  return ((255 << 24) | channel(16) | channel(8) | channel(0)) >>> 0;
}
