/** Work on pages of ink (1) and paper (0), one byte a pixel, row after row. */
export const lineMask = {
  /** @param threshold darker than this is ink. */
  fromGrey(grey: Uint8Array, threshold: number): Uint8Array {
    return grey.map((value) => (value < threshold ? 1 : 0));
  },

  toGrey(mask: Uint8Array): Uint8Array {
    return mask.map((isInk) => (isInk ? 0 : 255));
  },

  /** Takes away ink that hangs together with fewer than `leastPx` pixels. */
  despeckle(mask: Uint8Array, width: number, leastPx: number): Uint8Array {
    const clean = mask.slice();
    const seen = new Uint8Array(mask.length);
    for (let start = 0; start < mask.length; start++) {
      if (!mask[start] || seen[start]) continue;
      const area = areaFrom(mask, seen, width, start);
      if (area.length < leastPx) for (const at of area) clean[at] = 0;
    }
    return clean;
  },

  /** Closes gaps in lines up to twice the radius wide, and keeps the lines' width. */
  close(mask: Uint8Array, width: number, radius: number): Uint8Array {
    return spread(spread(mask, width, radius, 1), width, radius, 0);
  },
};

/** All ink that touches the starting point, also over corners; marks it as seen. */
function areaFrom(mask: Uint8Array, seen: Uint8Array, width: number, start: number): number[] {
  const area = [start];
  seen[start] = 1;
  for (let next = 0; next < area.length; next++) {
    const at = area[next] ?? 0;
    const column = at % width;
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = column > 0 ? -1 : 0; dx <= (column < width - 1 ? 1 : 0); dx++) {
        const beside = at + dy + dx;
        if (!mask[beside] || seen[beside]) continue;
        seen[beside] = 1;
        area.push(beside);
      }
    }
  }
  return area;
}

/** Grows what has `value` by a square, first along rows, then along columns. */
function spread(mask: Uint8Array, width: number, radius: number, value: 0 | 1): Uint8Array {
  const height = mask.length / width;
  const along = spreadLines(
    mask,
    { lines: height, length: width, line: width, step: 1 },
    radius,
    value,
  );
  return spreadLines(along, { lines: width, length: height, line: 1, step: width }, radius, value);
}

function spreadLines(
  mask: Uint8Array,
  by: { lines: number; length: number; line: number; step: number },
  radius: number,
  value: 0 | 1,
): Uint8Array {
  const grown = mask.slice();
  for (let line = 0; line < by.lines; line++) {
    const from = line * by.line;
    let reach = -1;
    for (let at = 0; at < by.length; at++) {
      if (mask[from + at * by.step] === value) {
        for (let back = Math.max(reach + 1, at - radius); back < at; back++) {
          grown[from + back * by.step] = value;
        }
        reach = at + radius;
      } else if (at <= reach) grown[from + at * by.step] = value;
    }
  }
  return grown;
}
