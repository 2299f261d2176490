import { packPixels, unpackPixels } from '../../../../pictures/works/pack-pixels.ts';
import { Changes } from './changes.ts';
import { labelRegions } from './label-regions.ts';
import { type Point, paintSegment, segmentRect } from './paint-segment.ts';
import { WHITE } from './pixel.ts';
import type { Rect } from './rect.ts';
import { type RegionMap, Regions } from './regions.ts';
import { Tiles } from './tiles.ts';

/** A finger is wider than a line: a tap on a line takes the nearest area within this distance. */
const NEAR_PX = 14;

interface Brush {
  /** In pixels of the page. */
  radius: number;
  pixel: number;
}

/**
 * The colours under the lines of one page. The lines themselves are never here: they lie on top and
 * cannot be erased. Knows nothing of the screen; every change answers with the part that changed.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array<ArrayBuffer>;
  readonly #lines: Uint32Array;
  readonly #tiles: Tiles;
  readonly #changes: Changes;
  #regions: Regions | undefined;
  #stroke: { brush: Brush; last: Point } | null = null;

  constructor(lines: Uint32Array, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#lines = lines;
    this.pixels = new Uint32Array(width * height).fill(WHITE);
    this.#tiles = new Tiles(this.pixels, width, height, WHITE);
    this.#changes = new Changes(this.#tiles);
  }

  /** The areas of the page; found now unless `takeRegions` brought them before. */
  get regions(): Regions {
    this.#regions ??= new Regions(labelRegions(this.#lines, this.width, this.height));
    return this.#regions;
  }

  /** Takes the areas that the worker found, so that no tap has to wait for them. */
  takeRegions(map: RegionMap): void {
    this.#regions ??= new Regions(map);
  }

  get canUndo(): boolean {
    return this.#changes.canUndo;
  }

  get canRedo(): boolean {
    return this.#changes.canRedo;
  }

  /** The area at a point, or the nearest one where a line was hit; 0 where there is none. */
  labelAt({ x, y }: Point): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return 0;
    const { labels } = this.regions;
    const hit = labels[row * this.width + column] ?? 0;
    if (hit !== 0) return hit;
    let nearest = 0;
    let least = NEAR_PX * NEAR_PX + 1;
    for (let dy = -NEAR_PX; dy <= NEAR_PX; dy += 1) {
      for (let dx = -NEAR_PX; dx <= NEAR_PX; dx += 1) {
        const [otherColumn, otherRow] = [column + dx, row + dy];
        if (otherColumn < 0 || otherColumn >= this.width) continue;
        const label = labels[otherRow * this.width + otherColumn] ?? 0;
        const distance = dx * dx + dy * dy;
        if (label !== 0 && distance < least) [nearest, least] = [label, distance];
      }
    }
    return nearest;
  }

  /** The colour of an area, as far as its middle tells. */
  colourOf(label: number): number {
    return this.pixels[this.regions.anchor(label)] ?? WHITE;
  }

  fill(label: number, pixel: number): Rect | null {
    const runs = this.regions.runs(label);
    if (runs.length === 0) return null;
    const covered = this.#tiles.coveredByRuns(runs);
    this.#changes.begin();
    this.#changes.note(
      this.#tiles.touchedBy(boxOf(runs, this.width)).filter((tile) => covered[tile]),
    );
    for (let at = 0; at < runs.length; at += 2) this.pixels.fill(pixel, runs[at], runs[at + 1]);
    this.#tiles.notePainted(covered, pixel);
    this.#changes.end();
    return boxOf(runs, this.width);
  }

  beginStroke(point: Point, brush: Brush): Rect | null {
    this.#changes.begin();
    this.#stroke = { brush, last: point };
    return this.strokeTo(point);
  }

  strokeTo(point: Point): Rect | null {
    if (this.#stroke === null) return null;
    const { brush, last } = this.#stroke;
    this.#stroke.last = point;
    const rect = segmentRect(this, last, point, brush.radius);
    if (rect === null) return null;
    this.#changes.note(this.#tiles.touchedBy(rect));
    paintSegment(this, rect, [last, point], brush);
    return rect;
  }

  endStroke(): void {
    this.#stroke = null;
    this.#changes.end();
  }

  /** A second finger came down: the stroke was the beginning of a pinch. */
  cancelStroke(): Rect | null {
    this.#stroke = null;
    return this.#changes.revert();
  }

  undo(): Rect | null {
    return this.#changes.undo();
  }

  redo(): Rect | null {
    return this.#changes.redo();
  }

  pack(): Uint32Array {
    return packPixels(this.pixels);
  }

  /** Takes colours of the same size, as another device has them. */
  load(pixels: Uint32Array): void {
    this.#tiles.forgetAll();
    this.pixels.set(pixels);
  }

  /** Restores earlier work; false if it belongs to a page of other proportions. */
  unpack(packed: Uint32Array): boolean {
    this.#tiles.forgetAll();
    return unpackPixels(packed, this);
  }
}

function boxOf(runs: Uint32Array, width: number): Rect {
  let [left, right] = [width, 0];
  for (let at = 0; at < runs.length; at += 2) {
    const start = (runs[at] ?? 0) % width;
    const length = (runs[at + 1] ?? 0) - (runs[at] ?? 0);
    left = Math.min(left, start);
    right = Math.max(right, start + length);
  }
  return {
    left,
    right,
    top: Math.floor((runs[0] ?? 0) / width),
    bottom: Math.floor((runs.at(-2) ?? 0) / width) + 1,
  };
}
