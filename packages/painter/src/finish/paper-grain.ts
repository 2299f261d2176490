/** Side of the tile in pixels; a power of two, so that it repeats by a mask. */
export const GRAIN_SIDE = 256;
/** Two pixels share a grain: paper is coarser than a screen, and the file stays small. */
const GRAIN_PX = 2;
const STRENGTH = 3.4;

/** A tile of watercolour paper as offsets of brightness, the same in every picture. */
export function createPaperGrain(): Int8Array {
  const cells = GRAIN_SIDE / GRAIN_PX;
  const fine = noise(cells, 1);
  const broad = noise(cells / 4, 7);
  const tile = new Int8Array(GRAIN_SIDE * GRAIN_SIDE);
  for (let y = 0; y < GRAIN_SIDE; y++) {
    for (let x = 0; x < GRAIN_SIDE; x++) {
      const [cx, cy] = [Math.floor(x / GRAIN_PX), Math.floor(y / GRAIN_PX)];
      const wide = broad[(cy >> 2) * (cells / 4) + (cx >> 2)] ?? 0;
      const value = (fine[cy * cells + cx] ?? 0) * 0.75 + wide * 0.35;
      tile[y * GRAIN_SIDE + x] = Math.round(value * STRENGTH);
    }
  }
  return tile;
}

/** Values from -1 to 1, most near 0, from a small counter-based hash. */
function noise(side: number, seed: number): Float32Array {
  const hash = (at: number) => {
    let value = Math.imul(at ^ (seed * 0x9e3779b1), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    return ((value ^ (value >>> 16)) >>> 0) / 0xffffffff;
  };
  return Float32Array.from(
    { length: side * side },
    (_, at) => hash(at * 2 + 1) + hash(at * 2 + 2) - 1,
  );
}
