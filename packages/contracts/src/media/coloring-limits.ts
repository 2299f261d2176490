/** What a page's colours may be, as the client sends them and media keeps them. */
export const coloringLimits = {
  /**
   * Longest side in pixels. Half the pixels of the lines, which hide the colours' edges: so the
   * largest area is painted within one frame.
   */
  side: 1448,
  /** As a PNG. A page filled with a brush in sixteen colours has some 0.3 MB. */
  sizeBytes: 3_000_000,
} as const;

/** The size in pixels that the colours of a page of this size have. */
export function colorsSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const shrink = Math.min(1, coloringLimits.side / Math.max(width, height));
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) };
}
