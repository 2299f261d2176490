import type { Rect } from './rect.ts';

/** Side of a tile in pixels. */
const SIDE = 64;

/** One tile as it was: a single colour where it is all the same, which it mostly is. */
export type TileCopy = number | Uint32Array;

/** The page cut into squares, so that a change is kept as the few squares it touched. */
export class Tiles {
  readonly #pixels: Uint32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #columns: number;

  constructor(pixels: Uint32Array, width: number, height: number) {
    this.#pixels = pixels;
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / SIDE);
  }

  /** The tiles of a part of the page. */
  touchedBy({ left, top, right, bottom }: Rect): number[] {
    const tiles: number[] = [];
    for (let row = Math.floor(top / SIDE); row * SIDE < bottom; row += 1) {
      for (let column = Math.floor(left / SIDE); column * SIDE < right; column += 1) {
        tiles.push(row * this.#columns + column);
      }
    }
    return tiles;
  }

  /** The tiles of `[start, end)` runs. */
  touchedByRuns(runs: Uint32Array): Set<number> {
    const tiles = new Set<number>();
    for (let at = 0; at < runs.length; at += 2) {
      const start = runs[at] ?? 0;
      const row = Math.floor(start / this.#width);
      const first = Math.floor((start - row * this.#width) / SIDE);
      const last = Math.floor(((runs[at + 1] ?? 0) - 1 - row * this.#width) / SIDE);
      const above = Math.floor(row / SIDE) * this.#columns;
      for (let column = first; column <= last; column += 1) tiles.add(above + column);
    }
    return tiles;
  }

  rectOf(tile: number): Rect {
    const left = (tile % this.#columns) * SIDE;
    const top = Math.floor(tile / this.#columns) * SIDE;
    return {
      left,
      top,
      right: Math.min(this.#width, left + SIDE),
      bottom: Math.min(this.#height, top + SIDE),
    };
  }

  copy(tile: number): TileCopy {
    const { left, top, right, bottom } = this.rectOf(tile);
    const first = this.#pixels[top * this.#width + left] ?? 0;
    let isUniform = true;
    for (let y = top; y < bottom && isUniform; y += 1) {
      const row = y * this.#width;
      for (let index = row + left; index < row + right; index += 1) {
        if (this.#pixels[index] !== first) {
          isUniform = false;
          break;
        }
      }
    }
    if (isUniform) return first;
    const side = right - left;
    const copied = new Uint32Array(side * (bottom - top));
    for (let y = top; y < bottom; y += 1) {
      const row = y * this.#width;
      copied.set(this.#pixels.subarray(row + left, row + right), (y - top) * side);
    }
    return copied;
  }

  restore(tile: number, kept: TileCopy): void {
    const { left, top, right, bottom } = this.rectOf(tile);
    const side = right - left;
    for (let y = top; y < bottom; y += 1) {
      const row = y * this.#width;
      if (typeof kept === 'number') this.#pixels.fill(kept, row + left, row + right);
      else this.#pixels.set(kept.subarray((y - top) * side, (y - top + 1) * side), row + left);
    }
  }
}
