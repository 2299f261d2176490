/** One byte for each pixel. */
export type Page = { data: Uint8Array; width: number; height: number };

/** A white area that lines close in. */
export type PageCell = {
  label: number;
  area: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

type Cells = {
  /** All with fewer pixels than this. */
  small(most: number): PageCell[];
  isIn(cell: PageCell, at: number): boolean;
  /** Which cell a pixel belongs to; 0 for ink. */
  labelAt(at: number): number;
};

/** The white cells of a page, found row by row: runs that touch belong to one cell. */
export function cellsOf({ data, width, height }: Page): Cells {
  const [starts, ends, parents]: [number[], number[], number[]] = [[0], [0], [0]];
  const rows: number[] = [];
  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] ?? root;
    while (parents[run] !== root) [parents[run], run] = [root, parents[run] ?? root];
    return root;
  };
  for (let y = 0; y < height; y++) {
    const before = rows[y - 1] ?? starts.length;
    const first = starts.length;
    rows.push(first);
    let above = before;
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < 128) continue;
      const start = x;
      while (x < width && (data[y * width + x] ?? 0) >= 128) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x - 1);
      parents.push(run);
      while (above < first && (ends[above] ?? 0) < start) above++;
      for (let at = above; at < first && (starts[at] ?? 0) < x; at++)
        parents[rootOf(at)] = rootOf(run);
    }
  }
  rows.push(starts.length);
  return {
    small: (most) => measure(starts, ends, rows, rootOf).filter(({ area }) => area < most),
    isIn: (cell, at) => labelAt(at) === cell.label,
    labelAt,
  };

  function labelAt(at: number): number {
    const y = Math.floor(at / width);
    const x = at - y * width;
    for (let run = rows[y] ?? 0; run < (rows[y + 1] ?? 0); run++) {
      if ((starts[run] ?? 0) > x) return 0;
      if ((ends[run] ?? 0) >= x) return rootOf(run);
    }
    return 0;
  }
}

function measure(
  starts: number[],
  ends: number[],
  rows: number[],
  rootOf: (run: number) => number,
): PageCell[] {
  const cells = new Map<number, PageCell>();
  for (let y = 0; y < rows.length - 1; y++) {
    for (let run = rows[y] ?? 0; run < (rows[y + 1] ?? 0); run++) {
      const [left, right, label] = [starts[run] ?? 0, ends[run] ?? 0, rootOf(run)];
      const cell = cells.get(label) ?? { label, area: 0, left, right, top: y, bottom: y };
      cell.area += right - left + 1;
      cell.left = Math.min(cell.left, left);
      cell.right = Math.max(cell.right, right);
      cell.bottom = y;
      cells.set(label, cell);
    }
  }
  return [...cells.values()];
}
