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
