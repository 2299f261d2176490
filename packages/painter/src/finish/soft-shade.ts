/** A small map of how figures are lit: factors around 1, to be stretched over the picture. */
export type ShadeMap = { width: number; height: number; factors: Float32Array };

/** How far light and shade reach into a figure, as a share of the map's smaller side. */
const REACH = 0.024;
const SHADE = 0.3;
const SHINE = 0.2;

/**
 * Light from the upper left: what lies within a figure near its lower right edge gets darker, near
 * its upper left edge lighter. `alpha` is the figures' silhouette, small, 0 to 255.
 */
export function shadeSilhouette(alpha: Uint8Array, width: number, height: number): ShadeMap {
  const reach = Math.max(2, Math.round(Math.min(width, height) * REACH));
  const cover = new Float32Array(alpha.length);
  for (let at = 0; at < alpha.length; at++) cover[at] = (alpha[at] ?? 0) / 255;
  const soft = blur(blur(cover, width, height, reach), width, height, reach);
  const factors = new Float32Array(alpha.length).fill(1);
  for (let y = 0; y < height; y++) {
    const low = Math.min(height - 1, y + reach) * width;
    const high = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const covered = cover[y * width + x] ?? 0;
      if (covered === 0) continue;
      const below = soft[low + Math.min(width - 1, x + reach)] ?? 0;
      const above = soft[high + Math.max(0, x - reach)] ?? 0;
      factors[y * width + x] = 1 - covered * (SHADE * (1 - below) - SHINE * (1 - above) * below);
    }
  }
  return { width, height, factors };
}

/** A box blur in both directions. */
function blur(map: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(map.length);
  const size = reach * 2 + 1;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    const row = y * width;
    const value = (x: number) => (x < 0 || x >= width ? 0 : (map[row + x] ?? 0));
    for (let x = -reach; x < reach; x++) sum += value(x);
    for (let x = 0; x < width; x++) {
      sum += value(x + reach);
      across[row + x] = sum / size;
      sum -= value(x - reach);
    }
  }
  const down = new Float32Array(map.length);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    const value = (y: number) => (y < 0 || y >= height ? 0 : (across[y * width + x] ?? 0));
    for (let y = -reach; y < reach; y++) sum += value(y);
    for (let y = 0; y < height; y++) {
      sum += value(y + reach);
      down[y * width + x] = sum / size;
      sum -= value(y - reach);
    }
  }
  return down;
}
