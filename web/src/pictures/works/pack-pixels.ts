export interface Bitmap {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/** A bitmap as pairs of how often and which colour: coloured pages are mostly flat. */
export function packPixels(pixels: Uint32Array): Uint32Array {
  const packed: number[] = [];
  for (let start = 0; start < pixels.length; ) {
    const pixel = pixels[start] ?? 0;
    let end = start + 1;
    while (end < pixels.length && pixels[end] === pixel) end += 1;
    packed.push(end - start, pixel);
    start = end;
  }
  return Uint32Array.from(packed);
}

/**
 * Writes a packed bitmap into `into`, made larger or smaller where it was packed at another size of
 * the same page; false, and nothing is written, where the proportions differ.
 */
export function unpackPixels(packed: Uint32Array, into: Bitmap): boolean {
  let total = 0;
  for (let at = 0; at < packed.length; at += 2) total += packed[at] ?? 0;
  if (total === into.pixels.length) {
    unpackAll(packed, into.pixels);
    return true;
  }
  const width = widthOf(total, into);
  if (width === undefined) return false;
  const pixels = new Uint32Array(total);
  unpackAll(packed, pixels);
  resize({ width, height: total / width, pixels }, into);
  return true;
}

function unpackAll(packed: Uint32Array, pixels: Uint32Array): void {
  let start = 0;
  for (let at = 0; at < packed.length; at += 2) {
    const end = start + (packed[at] ?? 0);
    pixels.fill(packed[at + 1] ?? 0, start, end);
    start = end;
  }
}

/** How wide so many pixels are in the proportions of a page, which may be rounded by a pixel. */
function widthOf(total: number, { width, height }: Bitmap): number | undefined {
  const exact = Math.sqrt((total * width) / height);
  return [Math.floor(exact), Math.ceil(exact)].find(
    (one) => one > 0 && total % one === 0 && Math.abs(total / one - (one * height) / width) < 2,
  );
}

function resize(from: Bitmap, to: Bitmap): void {
  for (let y = 0; y < to.height; y += 1) {
    const row = Math.floor(((y + 0.5) * from.height) / to.height) * from.width;
    for (let x = 0; x < to.width; x += 1) {
      const column = Math.floor(((x + 0.5) * from.width) / to.width);
      to.pixels[y * to.width + x] = from.pixels[row + column] ?? 0;
    }
  }
}
