/** One connected piece of open paper. */
export interface Area {
  size: number;
  /** `[start, end)` pairs of pixel indices. */
  runs: number[];
  /** The middle of its longest run: a pixel well inside. */
  anchor: number;
}

/**
 * Joins the open pixels of each row into runs, and runs that touch from row to row into areas.
 * Touching means side by side: two areas that meet at a corner only are kept apart, so a slanted
 * line of single pixels holds.
 */
export function joinRuns(isOpen: Uint8Array, width: number, height: number): Area[] {
  const starts: number[] = [];
  const ends: number[] = [];
  const parents: number[] = [];

  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[run] = root;
    return root;
  };

  let above = 0;
  for (let row = 0; row < height; row += 1) {
    const first = starts.length;
    const end = (row + 1) * width;
    for (let at = row * width; at < end; ) {
      const start = isOpen.indexOf(1, at);
      if (start === -1 || start >= end) break;
      const stop = isOpen.indexOf(0, start);
      at = stop === -1 || stop > end ? end : stop;
      parents.push(starts.length);
      starts.push(start);
      ends.push(at);
    }

    let upper = above;
    for (let run = first; run < starts.length; run += 1) {
      const from = (starts[run] ?? 0) - width;
      const to = (ends[run] ?? 0) - width;
      while (upper < first && (ends[upper] ?? 0) <= from) upper += 1;
      for (let other = upper; other < first && (starts[other] ?? 0) < to; other += 1) {
        const root = rootOf(other);
        const own = rootOf(run);
        if (root < own) parents[own] = root;
        else parents[root] = own;
      }
    }
    above = first;
  }

  const areas = new Map<number, Area & { longest: number }>();
  for (let run = 0; run < starts.length; run += 1) {
    const [start = 0, end = 0] = [starts[run], ends[run]];
    const root = rootOf(run);
    const area = areas.get(root) ?? { size: 0, runs: [], anchor: start, longest: 0 };
    areas.set(root, area);
    area.size += end - start;
    area.runs.push(start, end);
    if (end - start > area.longest) {
      area.longest = end - start;
      area.anchor = (start + end) >> 1;
    }
  }
  return [...areas.values()];
}
