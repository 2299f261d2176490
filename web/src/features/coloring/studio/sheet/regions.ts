import type { RegionMap } from './region-map.ts';

/** The areas of a page, to be asked by label. */
export class Regions {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly labels: Uint16Array;
  readonly #map: RegionMap;

  constructor(map: RegionMap) {
    this.width = map.width;
    this.height = map.height;
    this.count = map.count;
    this.labels = map.labels;
    this.#map = map;
  }

  /** The pixels of one area as runs: `[start, end)` pairs of pixel indices. */
  runs(label: number): Uint32Array {
    const { runs, runStarts } = this.#map;
    return runs.subarray(runStarts[label - 1] ?? 0, runStarts[label] ?? 0);
  }

  /** A pixel well inside of the area. */
  anchor(label: number): number {
    return this.#map.anchors[label - 1] ?? 0;
  }
}
