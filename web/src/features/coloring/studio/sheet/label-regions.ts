import { type Area, joinRuns } from './join-runs.ts';
import { WHITE } from './pixel.ts';
import type { RegionMap } from './regions.ts';

/** A page is read in so many rows: areas of about the same height come from left to right. */
const ROWS = 8;

/** Areas as a reader meets them: from the top to the bottom, and from left to right. */
function readOrder(areas: Area[], width: number, height: number): Area[] {
  const rowHeight = height / ROWS;
  const placeOf = ({ anchor }: Area) =>
    Math.floor(Math.floor(anchor / width) / rowHeight) * width + (anchor % width);
  return areas.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Darker than this is a line. High, so that the pale rim of a thin, softened line still holds the
 * colour back: where such a line falls between two pixels, each of them is about 128.
 */
const LINE_BELOW = 200;
/** A smaller area is a speck between lines, not a target; it joins its neighbour. */
const SPECK_PIXELS = 24;
/** How far a colour reaches under the line around it, so that no white seam is left. */
const UNDER_LINE_PX = 2;

/**
 * Finds the areas of a page once, so that every later tap only looks up its label and paints the
 * runs of one area.
 */
export function labelRegions(lines: Uint32Array, width: number, height: number): RegionMap {
  const isOpen = readPaper(lines);
  const labels = new Uint16Array(lines.length);
  const areas = joinRuns(isOpen, width, height).filter(({ size }) => size >= SPECK_PIXELS);
  // A label is 16 bits wide; a page with more areas than that is noise, and the rest stays line.
  const ordered = readOrder(areas, width, height).slice(0, 65_535);
  ordered.forEach(({ runs }, index) => {
    for (let at = 0; at < runs.length; at += 2) {
      labels.fill(index + 1, runs[at], runs[at + 1]);
    }
  });
  reachUnderLines(labels, isOpen, width);

  const count = ordered.length;
  const anchors = Uint32Array.from(ordered, ({ anchor }) => anchor);
  return { width, height, count, labels, anchors, ...gatherRuns(labels, width, count) };
}

/** 1 where the paper is light. */
function readPaper(lines: Uint32Array): Uint8Array {
  const isOpen = new Uint8Array(lines.length);
  for (let index = 0; index < lines.length; index += 1) {
    const pixel = lines[index] ?? 0;
    isOpen[index] = pixel === WHITE || lightOf(pixel) >= LINE_BELOW ? 1 : 0;
  }
  return isOpen;
}

function lightOf(pixel: number): number {
  const light = ((pixel & 255) * 77 + ((pixel >> 8) & 255) * 150 + ((pixel >> 16) & 255) * 29) >> 8;
  // Where the picture is transparent, the paper shines through.
  const alpha = pixel >>> 24;
  return (light * alpha) / 255 + 255 - alpha;
}

/** Lets each area grow a little into the line around it, and all the way over specks. */
function reachUnderLines(labels: Uint16Array, isOpen: Uint8Array, width: number): void {
  const total = labels.length;
  const isQueued = new Uint8Array(total);
  let frontier: number[] = [];
  for (let row = 0; row < total; row += width) {
    const end = row + width;
    // `indexOf` jumps over whole areas at once.
    for (let index = labels.indexOf(0, row); index !== -1 && index < end; ) {
      if (neighbourLabel(labels, index, row, end) !== 0) {
        frontier.push(index);
        isQueued[index] = 1;
      }
      index += 1;
      if (labels[index] !== 0) index = labels.indexOf(0, index);
    }
  }

  for (let ring = 1; frontier.length > 0; ring += 1) {
    // Labels of one ring are set after all were chosen, so that no side gets ahead.
    const chosen = new Uint16Array(frontier.length);
    for (let at = 0; at < frontier.length; at += 1) {
      const index = frontier[at] ?? 0;
      const row = index - (index % width);
      chosen[at] = neighbourLabel(labels, index, row, row + width);
    }
    const next: number[] = [];
    for (let at = 0; at < frontier.length; at += 1) {
      const index = frontier[at] ?? 0;
      labels[index] = chosen[at] ?? 0;
      const column = index % width;
      if (column > 0) queue(index - 1);
      if (column < width - 1) queue(index + 1);
      if (index >= width) queue(index - width);
      if (index < total - width) queue(index + width);
    }
    frontier = next;

    function queue(index: number): void {
      if (labels[index] !== 0 || isQueued[index] === 1) return;
      if (ring >= UNDER_LINE_PX && isOpen[index] === 0) return;
      isQueued[index] = 1;
      next.push(index);
    }
  }
}

/** The label beside, above or below a pixel of the row `[row, end)`. */
function neighbourLabel(labels: Uint16Array, index: number, row: number, end: number): number {
  return (
    (index > row ? labels[index - 1] : 0) ||
    (index < end - 1 ? labels[index + 1] : 0) ||
    labels[index - (end - row)] ||
    labels[index + (end - row)] ||
    0
  );
}

function gatherRuns(
  labels: Uint16Array,
  width: number,
  count: number,
): Pick<RegionMap, 'runs' | 'runStarts'> {
  const gathered: number[][] = Array.from({ length: count }, () => []);
  let total = 0;
  for (let row = 0; row < labels.length; row += width) {
    let start = row;
    const end = row + width;
    while (start < end) {
      const label = labels[start] ?? 0;
      let stop = start + 1;
      while (stop < end && labels[stop] === label) stop += 1;
      if (label !== 0) {
        gathered[label - 1]?.push(start, stop);
        total += 2;
      }
      start = stop;
    }
  }
  const runs = new Uint32Array(total);
  const runStarts = new Uint32Array(count + 1);
  gathered.forEach((own, index) => {
    const begin = runStarts[index] ?? 0;
    runs.set(own, begin);
    runStarts[index + 1] = begin + own.length;
  });
  return { runs, runStarts };
}
