import { cellsOf, type Page, type PageCell } from './page-cells.ts';

/** White cells of at most so many pixels are looked at: long ones between two lines, too. */
const SMALL = 1900;
/** So few pixels are a corner where lines meet, and become ink. */
const TINY = 70;
/** A cell thinner than this is a sliver between lines, in pixels. */
const THIN = 8;
/** Cells of more pixels are sky, hills and the like. */
const WIDE = 60_000;
/** Outlines of things stay whole where a sliver can join one of its own cells as well. */
const OUTWARD = 0.3;
/** How far over a line the next cell is looked for: pupils are thicker. */
const REACH = 17;

/**
 * Takes the cells from a page that nobody could colour, as they come where the lines of things
 * cross: a corner becomes ink, a sliver becomes part of the cell with which it shares most of its
 * line. Changes the page in place; white is 255.
 */
export function clearSlivers(page: Page): void {
  const cells = cellsOf(page);
  const wide = cells.small(Number.POSITIVE_INFINITY).filter(({ area }) => area > WIDE);
  const around = new Set(wide.map(({ label }) => label));
  for (const cell of cells.small(SMALL)) {
    const [width, height] = [cell.right - cell.left + 1, cell.bottom - cell.top + 1];
    if (cell.area < TINY) fill(page, cells.isIn, cell);
    else if (cell.area / Math.hypot(width, height) < THIN) merge(page, cells.labelAt, cell, around);
  }
}

function fill(page: Page, isIn: (cell: PageCell, at: number) => boolean, cell: PageCell): void {
  for (let y = cell.top; y <= cell.bottom; y++)
    for (let x = cell.left; x <= cell.right; x++) {
      const at = y * page.width + x;
      if (isIn(cell, at)) page.data[at] = 0;
    }
}

/** Opens the line between a sliver and its nearest neighbour; lines of others stay whole. */
function merge(
  { data, width, height }: Page,
  labelAt: (at: number) => number,
  { label, left, right, top, bottom }: PageCell,
  wideCells: ReadonlySet<number>,
): void {
  const [x0, y0] = [Math.max(1, left - REACH), Math.max(1, top - REACH)];
  const [x1, y1] = [Math.min(width - 2, right + REACH), Math.min(height - 2, bottom + REACH)];
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1];
  const labels = new Int32Array(wide * high);
  for (let at = 0; at < labels.length; at++)
    labels[at] = labelAt((y0 + Math.floor(at / wide)) * width + x0 + (at % wide));
  const own = distances(labels, wide, (found) => found === label);
  const shares = new Map<number, number>();
  eachInk(labels, wide, (at, around) => {
    const far = own[at] ?? FAR;
    if (far > REACH) return;
    for (const next of around) {
      const found = labels[next] ?? 0;
      const weight = wideCells.has(found) ? OUTWARD : 1;
      if (found !== 0 && found !== label)
        shares.set(found, (shares.get(found) ?? 0) + weight / far);
    }
  });
  const [best] = [...shares].sort((a, b) => b[1] - a[1]);
  // A nose within a muzzle has one neighbour: it is no sliver but drawn so.
  if (!best || shares.size < 2) return;
  const [other] = best;
  const toOther = distances(labels, wide, (found) => found === other);
  const toRest = distances(
    labels,
    wide,
    (found) => found !== 0 && found !== other && found !== label,
  );
  let across = FAR;
  eachInk(labels, wide, (at) => {
    across = Math.min(across, (own[at] ?? FAR) + (toOther[at] ?? FAR));
  });
  if (across > REACH) return;
  const opened: number[] = [];
  eachInk(labels, wide, (at) => {
    const isBetween = (own[at] ?? FAR) + (toOther[at] ?? FAR) <= across + SLACK;
    if (isBetween && (toRest[at] ?? FAR) >= across) opened.push(at);
  });
  for (const at of opened) {
    const on = (y0 + Math.floor(at / wide)) * width + x0 + (at % wide);
    for (const row of [-width, 0, width])
      for (const column of [-1, 0, 1]) {
        const near = on + row + column;
        if (near === on || (data[near] ?? 0) >= 128) data[near] = 255;
      }
  }
  clearSpecks({ data, width, height }, x0, y0, x1, y1);
  smoothen({ data, width, height }, x0, y0, x1, y1);
}

/** Ink of so few pixels that hangs together is left of a line that was opened. */
const SPECK = 40;

/** Takes what is left of a line within a box where it was opened. */
function clearSpecks(
  { data, width }: Page,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const seen = new Set<number>();
  const isInk = (at: number) => (data[at] ?? 255) < 128;
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const start = y * width + x;
      if (seen.has(start) || !isInk(start)) continue;
      const part = [start];
      seen.add(start);
      for (let at = 0; at < part.length && part.length <= SPECK; at++) {
        const from = part[at] ?? 0;
        for (const to of [from - 1, from + 1, from - width, from + width])
          if (!seen.has(to) && isInk(to)) {
            seen.add(to);
            part.push(to);
          }
      }
      if (part.length <= SPECK) for (const at of part) data[at] = 255;
    }
}

/** How far around a pixel its neighbours are counted. */
const AROUND = 3;

/** Takes the jags from what is left of opened lines: each pixel becomes what most around it are. */
function smoothen(
  { data, width, height }: Page,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const [x0, y0] = [Math.max(AROUND, left), Math.max(AROUND, top)];
  const [x1, y1] = [Math.min(width - 1 - AROUND, right), Math.min(height - 1 - AROUND, bottom)];
  const wide = x1 - x0 + 1;
  if (wide <= 0 || y1 < y0) return;
  const side = AROUND * 2 + 1;
  /** Ink in a column of `side` pixels around each pixel of the box and its rim. */
  const smoothed = new Uint8Array(wide * (y1 - y0 + 1));
  for (let y = y0; y <= y1; y++) {
    const columns = Array.from({ length: wide + 2 * AROUND }, (_, at) => {
      let ink = 0;
      for (let row = y - AROUND; row <= y + AROUND; row++)
        if ((data[row * width + x0 - AROUND + at] ?? 255) < 128) ink++;
      return ink;
    });
    let sum = columns.slice(0, side - 1).reduce((all, ink) => all + ink, 0);
    for (let x = 0; x < wide; x++) {
      sum += columns[x + side - 1] ?? 0;
      smoothed[(y - y0) * wide + x] = sum * 2 > side * side ? 0 : 255;
      sum -= columns[x] ?? 0;
    }
  }
  for (let y = y0; y <= y1; y++)
    for (let x = 0; x < wide; x++) data[y * width + x0 + x] = smoothed[(y - y0) * wide + x] ?? 255;
}

const FAR = 999;
/** Steps by which a slanting way over a line is longer. */
const SLACK = 4;

function eachInk(
  labels: Int32Array,
  wide: number,
  visit: (at: number, around: number[]) => void,
): void {
  for (let at = wide; at < labels.length - wide; at++)
    if (labels[at] === 0) visit(at, [at - wide, at + wide, at - 1, at + 1]);
}

/** Steps through ink from the cells that fit. */
function distances(labels: Int32Array, wide: number, fits: (label: number) => boolean): Int32Array {
  const found = new Int32Array(labels.length).fill(FAR);
  let front: number[] = [];
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] === 0 || !fits(labels[at] ?? 0)) continue;
    found[at] = 0;
    front.push(at);
  }
  for (let step = 1; step <= REACH && front.length > 0; step++) {
    const next: number[] = [];
    for (const at of front)
      for (const to of [at - wide, at + wide, at - 1, at + 1]) {
        if (labels[to] !== 0 || found[to] !== FAR) continue;
        found[to] = step;
        next.push(to);
      }
    front = next;
  }
  return found;
}
