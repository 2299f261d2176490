import { type Rect, unite } from './rect.ts';
import type { TileCopy, Tiles } from './tiles.ts';

/** One step of a child: a filled area or a stroke, as the tiles it touched looked before. */
type Change = Map<number, TileCopy>;

export const changeLimits = { steps: 60, bytes: 48 * 1024 * 1024 } as const;

/** The history for undo and redo; the oldest steps are dropped first. */
export class Changes {
  readonly #tiles: Tiles;
  #done: Change[] = [];
  #undone: Change[] = [];
  #current: Change | null = null;

  constructor(tiles: Tiles) {
    this.#tiles = tiles;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  begin(): void {
    this.#current = new Map();
  }

  /** Call before the tiles are painted on. */
  note(tiles: Iterable<number>): void {
    const change = this.#current;
    if (change === null) return;
    for (const tile of tiles) {
      if (change.has(tile)) continue;
      change.set(tile, this.#tiles.copy(tile));
      this.#tiles.forget(tile);
    }
  }

  end(): void {
    if (this.#current !== null && this.#current.size > 0) {
      this.#done.push(this.#current);
      this.#undone = [];
      this.#forgetOldest();
    }
    this.#current = null;
  }

  /** Reverts a step that was begun and not ended. */
  revert(): Rect | null {
    const change = this.#current;
    this.#current = null;
    return change && this.#swap(change).rect;
  }

  undo(): Rect | null {
    const change = this.#done.pop();
    if (change === undefined) return null;
    const { rect, inverse } = this.#swap(change);
    this.#undone.push(inverse);
    return rect;
  }

  redo(): Rect | null {
    const change = this.#undone.pop();
    if (change === undefined) return null;
    const { rect, inverse } = this.#swap(change);
    this.#done.push(inverse);
    return rect;
  }

  #swap(change: Change): { rect: Rect | null; inverse: Change } {
    const inverse: Change = new Map();
    let rect: Rect | null = null;
    for (const [tile, kept] of change) {
      inverse.set(tile, this.#tiles.copy(tile));
      this.#tiles.restore(tile, kept);
      rect = unite(rect, this.#tiles.rectOf(tile));
    }
    return { rect, inverse };
  }

  #forgetOldest(): void {
    let bytes = this.#done.reduce((sum, change) => sum + bytesOf(change), 0);
    while (this.#done.length > changeLimits.steps || bytes > changeLimits.bytes) {
      const oldest = this.#done.shift();
      if (oldest === undefined) return;
      bytes -= bytesOf(oldest);
    }
  }
}

function bytesOf(change: Change): number {
  let bytes = 0;
  for (const kept of change.values()) bytes += typeof kept === 'number' ? 8 : kept.byteLength;
  return bytes;
}
