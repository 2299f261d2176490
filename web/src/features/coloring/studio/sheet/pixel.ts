/** Untouched paper, as one number of a little-endian RGBA bitmap. */
export const WHITE = 0xffffffff;

/** `#rrggbb` as one number of a little-endian RGBA bitmap, opaque. */
export function pixelOf(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const red = (rgb >> 16) & 255;
  const green = (rgb >> 8) & 255;
  const blue = rgb & 255;
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The way back: `#rrggbb`. */
export function hexOf(pixel: number): string {
  const bytes = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
