/** Yes or no for each pixel, row by row. */
export type Bitmap = { width: number; height: number; on: Uint8Array };

/** Steps of the chamfer distance: one pixel straight and one across. */
const STRAIGHT = 1;
const ACROSS = Math.SQRT2;

/** How far each pixel is from the nearest one that is `value`, in pixels, to within a few per cent. */
export function distanceTo({ width, height, on }: Bitmap, value: 0 | 1): Float32Array {
  const far = width + height;
  // A rim of pixels that are far away spares every step the question whether it leaves the picture.
  const row = width + 2;
  const framed = new Float32Array(row * (height + 2)).fill(far);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (on[y * width + x] === value) framed[(y + 1) * row + x + 1] = 0;
    }
  }
  const spread = (at: number, back: 1 | -1) => {
    const straight = Math.min(framed[at - back] ?? far, framed[at - back * row] ?? far);
    const across = Math.min(
      framed[at - back * (row + 1)] ?? far,
      framed[at - back * (row - 1)] ?? far,
    );
    const reached = Math.min(straight + STRAIGHT, across + ACROSS);
    if (reached < (framed[at] ?? far)) framed[at] = reached;
  };
  for (let y = 1; y <= height; y++) {
    for (let at = y * row + 1; at <= y * row + width; at++) spread(at, 1);
  }
  for (let y = height; y > 0; y--) {
    for (let at = y * row + width; at > y * row; at--) spread(at, -1);
  }
  const distance = new Float32Array(on.length);
  for (let y = 0; y < height; y++) {
    const start = (y + 1) * row + 1;
    distance.set(framed.subarray(start, start + width), y * width);
  }
  return distance;
}

export function mapBitmap(
  { width, height, on }: Bitmap,
  isOn: (at: number, value: number) => boolean,
): Bitmap {
  return { width, height, on: on.map((value, at) => (isOn(at, value) ? 1 : 0)) };
}

/** Closes gaps narrower than twice `reach` pixels. */
export function closeGaps(bitmap: Bitmap, reach: number): Bitmap {
  const outer = distanceTo(bitmap, 1);
  const grown = mapBitmap(bitmap, (at) => (outer[at] ?? 0) <= reach);
  const inner = distanceTo(grown, 0);
  return mapBitmap(grown, (at, value) => value === 1 && (inner[at] ?? 0) > reach);
}

/** Connected pixels of `value`, each group as the list of its pixels; neighbours share a side. */
export function regionsOf({ width, height, on }: Bitmap, value: 0 | 1): Int32Array[] {
  const seen = new Uint8Array(on.length);
  const queue = new Int32Array(on.length);
  const regions: Int32Array[] = [];
  let end = 0;
  const visit = (to: number) => {
    if (seen[to] || on[to] !== value) return;
    seen[to] = 1;
    queue[end++] = to;
  };
  for (let start = 0; start < on.length; start++) {
    if (seen[start] || on[start] !== value) continue;
    const from = end;
    visit(start);
    for (let next = from; next < end; next++) {
      const at = queue[next] ?? 0;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    regions.push(queue.subarray(from, end));
  }
  return regions;
}
