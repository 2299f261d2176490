import sharp from 'sharp';
import type { Drawing } from './drawing.ts';

/** Drawings with a body or a hat of our own reach outside their 72 units; this frame holds them. */
const frame = { x: -10, y: -24, width: 92, height: 150 };
const visible = 90;

/** Renders a drawing small and reads where it is painted, and with which flat colours. */
export async function measureDrawing(svg: string): Promise<
  Pick<Drawing, 'bounds' | 'top' | 'low' | 'feet' | 'colours'> & {
    colourAt(x: number, y: number): string;
  }
> {
  const { x, y, width, height } = frame;
  const { data } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${svg}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const top = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const colours = new Map<string, number>();
  const bottom = new Array<number>(width).fill(-1);
  let [left, right, high, low] = [width, 0, height, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4;
      if ((data[at + 3] ?? 0) < visible) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      high = Math.min(high, row);
      low = Math.max(low, row);
      bottom[column] = row;
      top[column] = Math.min(top[column] ?? row, row + y);
      if (data[at + 3] === 255) count(colours, hexAt(data, at));
    }
  }
  const feet = bottom.flatMap((row, column) => (row > low - (low - high) * 0.09 ? [column] : []));
  return {
    bounds: { x: left + x, y: high + y, width: right - left + 1, height: low - high + 1 },
    top: top.slice(left, right + 1),
    low: bottom.slice(left, right + 1).map((row) => row + y),
    feet: { from: (feet[0] ?? left) - left, to: (feet.at(-1) ?? right) - left + 1 },
    colours,
    colourAt: (atX, atY) => hexAt(data, ((atY - y) * width + atX - x) * 4),
  };
}

function hexAt(data: Buffer, at: number): string {
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

function count(colours: Map<string, number>, hex: string): void {
  colours.set(hex, (colours.get(hex) ?? 0) + 1);
}
