/** Work on pages of ink (1) and paper (0), one byte a pixel, row after row. */
export const lineMask = {
  /** @param threshold darker than this is ink. */
  fromGrey(grey: Uint8Array, threshold: number): Uint8Array {
    const mask = new Uint8Array(grey.length);
    for (let at = 0; at < grey.length; at++) mask[at] = (grey[at] ?? 0) < threshold ? 1 : 0;
    return mask;
  },

  countInk(mask: Uint8Array): number {
    let count = 0;
    for (let at = 0; at < mask.length; at++) count += mask[at] ?? 0;
    return count;
  },

  /** Takes away ink that hangs together with fewer than `leastPx` pixels. */
  despeckle(mask: Uint8Array, width: number, leastPx: number): Uint8Array {
    const clean = mask.slice();
    const rest = mask.slice();
    // `indexOf` jumps over paper many pixels at once.
    for (let start = rest.indexOf(1); start !== -1; start = rest.indexOf(1, start + 1)) {
      const area = takeArea(rest, width, start);
      if (area.length < leastPx) for (const at of area) clean[at] = 0;
    }
    return clean;
  },

  /** Closes gaps in lines up to twice the radius wide, and keeps the lines' width. */
  close(mask: Uint8Array, width: number, radius: number): Uint8Array {
    const grown = spreadRows(spreadColumns(mask, width, radius, 1), width, radius, 1);
    return spreadRows(spreadColumns(grown, width, radius, 0), width, radius, 0);
  },
};

/** All ink that touches the starting point, also over corners; it is paper afterwards. */
function takeArea(rest: Uint8Array, width: number, start: number): number[] {
  const area = [start];
  rest[start] = 0;
  for (let next = 0; next < area.length; next++) {
    const at = area[next] ?? 0;
    const column = at % width;
    const last = column < width - 1 ? 1 : 0;
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = column > 0 ? -1 : 0; dx <= last; dx++) {
        const beside = at + dy + dx;
        if (!rest[beside]) continue;
        rest[beside] = 0;
        area.push(beside);
      }
    }
  }
  return area;
}

/** Grows what has `value` along rows: a run of it reaches `radius` further at both ends. */
function spreadRows(mask: Uint8Array, width: number, radius: number, value: 0 | 1): Uint8Array {
  const other = 1 - value;
  const grown = new Uint8Array(mask.length).fill(other);
  for (let row = 0; row < mask.length; row += width) {
    const rowEnd = row + width;
    for (let at = mask.indexOf(value, row); at !== -1 && at < rowEnd; ) {
      const next = mask.indexOf(other, at);
      const end = next === -1 ? rowEnd : Math.min(next, rowEnd);
      grown.fill(value, Math.max(row, at - radius), Math.min(rowEnd, end + radius));
      at = end < rowEnd ? mask.indexOf(value, end) : -1;
    }
  }
  return grown;
}

/** The same along columns: each row takes what `radius` rows above and below have. */
function spreadColumns(mask: Uint8Array, width: number, radius: number, value: 0 | 1): Uint8Array {
  const grown = mask.slice();
  // Four pixels at once, where rows begin at whole words.
  const [from, to, step] =
    width % 4 === 0
      ? [new Uint32Array(mask.slice().buffer), new Uint32Array(grown.buffer), width / 4]
      : [mask, grown, width];
  for (let distance = 1; distance <= radius; distance++) {
    const shift = distance * step;
    if (value === 1) {
      for (let at = shift; at < from.length; at++) to[at] = (to[at] ?? 0) | (from[at - shift] ?? 0);
      for (let at = shift; at < from.length; at++) {
        to[at - shift] = (to[at - shift] ?? 0) | (from[at] ?? 0);
      }
    } else {
      for (let at = shift; at < from.length; at++) to[at] = (to[at] ?? 0) & (from[at - shift] ?? 0);
      for (let at = shift; at < from.length; at++) {
        to[at - shift] = (to[at - shift] ?? 0) & (from[at] ?? 0);
      }
    }
  }
  return grown;
}
