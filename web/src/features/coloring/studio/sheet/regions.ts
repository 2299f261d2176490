/** The areas between the lines of a page, as plain memory that one thread can hand to another. */
export interface RegionMap {
  width: number;
  height: number;
  count: number;
  /** One label per pixel. Label 0 is line; areas count from 1 in reading order. */
  labels: Uint16Array<ArrayBuffer>;
  /** The pixels of all areas as runs, area after area: `[start, end)` pairs of pixel indices. */
  runs: Uint32Array<ArrayBuffer>;
  /** Where the runs of area `label` begin: at `runStarts[label - 1]`, up to the next one. */
  runStarts: Uint32Array<ArrayBuffer>;
  /** Of each area a pixel well inside. */
  anchors: Uint32Array<ArrayBuffer>;
}

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
