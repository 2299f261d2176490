import { type Bitmap, mapBitmap } from './bitmap.ts';

/** Which pixels go in each half of a pass, by the bits of their eight neighbours (Zhang and Suen). */
const GOES = [0, 1].map((half) => Uint8Array.from({ length: 256 }, (_, bits) => goes(bits, half)));

/** Makes lines one pixel wide and leaves how they are connected as it is. */
export function thinLines(bitmap: Bitmap): Bitmap {
  const { width, height } = bitmap;
  const thin = mapBitmap(bitmap, (at, value) => {
    const x = at % width;
    const isEdge = x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
    return value === 1 && !isEdge;
  });
  const { on } = thin;
  /** The eight neighbours clockwise from above, one bit each. */
  const bitsOf = (at: number) =>
    (on[at - width] ?? 0) |
    ((on[at - width + 1] ?? 0) << 1) |
    ((on[at + 1] ?? 0) << 2) |
    ((on[at + width + 1] ?? 0) << 3) |
    ((on[at + width] ?? 0) << 4) |
    ((on[at + width - 1] ?? 0) << 5) |
    ((on[at - 1] ?? 0) << 6) |
    ((on[at - width - 1] ?? 0) << 7);
  let left: number[] = [];
  on.forEach((value, at) => {
    if (value) left.push(at);
  });
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const table of GOES) {
      const going = left.filter((at) => table[bitsOf(at)]);
      for (const at of going) on[at] = 0;
      if (going.length > 0) hasChanged = true;
    }
    left = left.filter((at) => on[at]);
  }
  return thin;
}

function goes(bits: number, half: number): 0 | 1 {
  const is = (side: number) => (bits >> (side % 8)) & 1;
  let [neighbours, changes] = [0, 0];
  for (let side = 0; side < 8; side++) {
    neighbours += is(side);
    if (!is(side) && is(side + 1)) changes += 1;
  }
  if (neighbours < 2 || neighbours > 6 || changes !== 1) return 0;
  const [first, second] =
    half === 0
      ? [is(0) * is(2) * is(4), is(2) * is(4) * is(6)]
      : [is(0) * is(2) * is(6), is(0) * is(4) * is(6)];
  return first === 0 && second === 0 ? 1 : 0;
}
