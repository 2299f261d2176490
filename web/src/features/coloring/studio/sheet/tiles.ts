import type { Rect } from './rect.ts';

/** Side of a tile in pixels. */
const SIDE = 64;

/** One tile as it was: a single colour where it is all the same, which it mostly is. */
export type TileCopy = number | Uint32Array;

/** The page cut into squares, so that a change is stored as the few squares it touched. */
export class Tiles {
  readonly #pixels: Uint32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #columns: number;
  readonly #count: number;
  /** Tiles known to be all one colour: looking at each of their pixels would take longer than a frame. */
  readonly #uniform = new Map<number, number>();

  /** @param untouched the colour that all pixels have now. */
  constructor(pixels: Uint32Array, width: number, height: number, untouched: number) {
    this.#pixels = pixels;
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / SIDE);
    this.#count = this.#columns * Math.ceil(height / SIDE);
    for (let tile = 0; tile < this.#count; tile += 1) this.#uniform.set(tile, untouched);
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

  /** How many pixels of each tile are in the `[start, end)` runs. */
  coveredByRuns(runs: Uint32Array): Uint32Array {
    const covered = new Uint32Array(this.#count);
    for (let at = 0; at < runs.length; at += 2) {
      const start = runs[at] ?? 0;
      const row = Math.floor(start / this.#width);
      const right = (runs[at + 1] ?? 0) - row * this.#width;
      let tile = Math.floor(row / SIDE) * this.#columns + Math.floor((start % this.#width) / SIDE);
      for (let left = start % this.#width; left < right; tile += 1) {
        const next = Math.min(right, left - (left % SIDE) + SIDE);
        covered[tile] = (covered[tile] ?? 0) + next - left;
        left = next;
      }
    }
    return covered;
  }

  /** Call when pixels of a tile change: whether it is uniform is unknown then. */
  forget(tile: number): void {
    this.#uniform.delete(tile);
  }

  forgetAll(): void {
    this.#uniform.clear();
  }

  /** Notes the tiles that were painted all over in one colour. */
  notePainted(covered: Uint32Array, pixel: number): void {
    covered.forEach((pixels, tile) => {
      if (pixels === 0) return;
      const { left, top, right, bottom } = this.rectOf(tile);
      if (pixels === (right - left) * (bottom - top)) this.#uniform.set(tile, pixel);
    });
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
    const known = this.#uniform.get(tile);
    if (known !== undefined) return known;
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
    if (typeof kept === 'number') this.#uniform.set(tile, kept);
    else this.#uniform.delete(tile);
    for (let y = top; y < bottom; y += 1) {
      const row = y * this.#width;
      if (typeof kept === 'number') this.#pixels.fill(kept, row + left, row + right);
      else this.#pixels.set(kept.subarray((y - top) * side, (y - top + 1) * side), row + left);
    }
  }
}
