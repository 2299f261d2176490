import type { InkPage } from './ink-page.ts';

/** Ink in one row: from a column to the one after its last, and the area it belongs to. */
interface Runs {
  row: number[];
  from: number[];
  to: number[];
}

/** Takes away ink that hangs together, also over corners, with fewer than `leastPx` pixels. */
export function despeckle(page: InkPage, leastPx: number): InkPage {
  const runs = findRuns(page);
  const areas = joinRuns(runs);
  const words = page.words.slice();
  for (let run = 0; run < runs.row.length; run++) {
    if ((areas.sizePx[rootOf(areas, run)] ?? 0) >= leastPx) continue;
    erase(page, words, runs.row[run] ?? 0, runs.from[run] ?? 0, runs.to[run] ?? 0);
  }
  return { ...page, words };
}

function findRuns({ width, height, wordsPerRow, words }: InkPage): Runs {
  const runs: Runs = { row: [], from: [], to: [] };
  for (let row = 0; row < height; row++) {
    let from = -1;
    for (let at = 0; at < wordsPerRow; at++) {
      const word = words[row * wordsPerRow + at] ?? 0;
      for (let bit = 0; bit < 32; ) {
        // Looks for the next pixel that differs: many are passed over at once.
        const rest = (from === -1 ? word : ~word) >>> bit;
        if (rest === 0) break;
        bit += 31 - Math.clz32(rest & -rest);
        const column = at * 32 + bit;
        if (from === -1) from = column;
        else {
          add(runs, row, from, column);
          from = -1;
        }
      }
    }
    if (from !== -1) add(runs, row, from, width);
  }
  return runs;
}

function add(runs: Runs, row: number, from: number, to: number): void {
  runs.row.push(row);
  runs.from.push(from);
  runs.to.push(to);
}

/** Connected runs, as a union-find forest; its roots hold the area's size. */
interface Areas {
  parent: Int32Array;
  sizePx: Float64Array;
}

function joinRuns({ row, from, to }: Runs): Areas {
  const areas: Areas = {
    parent: new Int32Array(row.length),
    sizePx: new Float64Array(row.length),
  };
  for (let run = 0; run < row.length; run++) {
    areas.parent[run] = run;
    areas.sizePx[run] = (to[run] ?? 0) - (from[run] ?? 0);
  }

  let above = 0;
  for (let run = 0; run < row.length; run++) {
    const ownRow = row[run] ?? 0;
    const start = (from[run] ?? 0) - 1;
    const end = (to[run] ?? 0) + 1;
    while ((row[above] ?? 0) < ownRow - 1) above++;
    while (row[above] === ownRow - 1 && (to[above] ?? 0) <= start) above++;
    for (let near = above; row[near] === ownRow - 1 && (from[near] ?? 0) < end; near++) {
      join(areas, near, run);
    }
  }
  return areas;
}

function rootOf({ parent }: Areas, run: number): number {
  let at = run;
  for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
    parent[at] = parent[up] ?? up;
    at = up;
  }
  return at;
}

function join(areas: Areas, one: number, other: number): void {
  const { parent, sizePx } = areas;
  const root = rootOf(areas, one);
  const joined = rootOf(areas, other);
  if (root === joined) return;
  parent[joined] = root;
  sizePx[root] = (sizePx[root] ?? 0) + (sizePx[joined] ?? 0);
}

function erase(page: InkPage, words: Uint32Array, row: number, from: number, to: number): void {
  for (let column = from; column < to; column++) {
    const at = row * page.wordsPerRow + (column >>> 5);
    words[at] = (words[at] ?? 0) & ~(1 << (column & 31));
  }
}
