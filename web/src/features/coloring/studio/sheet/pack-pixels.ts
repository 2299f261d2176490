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

/** Writes a packed bitmap into `pixels`; false, and nothing is written, where the sizes differ. */
export function unpackPixels(packed: Uint32Array, pixels: Uint32Array): boolean {
  let total = 0;
  for (let at = 0; at < packed.length; at += 2) total += packed[at] ?? 0;
  if (total !== pixels.length) return false;
  let start = 0;
  for (let at = 0; at < packed.length; at += 2) {
    const end = start + (packed[at] ?? 0);
    pixels.fill(packed[at + 1] ?? 0, start, end);
    start = end;
  }
  return true;
}
