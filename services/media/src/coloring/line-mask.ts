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

  /**
   * Closes gaps in lines up to twice the radius wide, and keeps the lines' width.
   *
   * @param width a multiple of four.
   * @param radius at most three.
   */
  close(mask: Uint8Array, width: number, radius: number): Uint8Array {
    const words = new Uint32Array(mask.slice().buffer);
    const grown = spread(words, width / WORD, radius);
    // What shrinks ink is what grows paper.
    const shrunk = flip(spread(flip(grown), width / WORD, radius));
    return new Uint8Array(shrunk.buffer);
  },
};

/** Pixels in a word: four at once are what makes this quick enough for a page of three million. */
const WORD = 4;
/** Bits of a pixel. */
const BITS = 8;

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

/** Grows ink by a square of twice the radius and one, first along columns, then along rows. */
function spread(mask: Uint32Array, wordsPerRow: number, radius: number): Uint32Array<ArrayBuffer> {
  const tall = mask.slice();
  for (let distance = 1; distance <= radius; distance++) {
    const shift = distance * wordsPerRow;
    for (let at = shift; at < mask.length; at++) {
      tall[at] = (tall[at] ?? 0) | (mask[at - shift] ?? 0);
      tall[at - shift] = (tall[at - shift] ?? 0) | (mask[at] ?? 0);
    }
  }
  const wide = tall.slice();
  for (let row = 0; row < tall.length; row += wordsPerRow) {
    let before = 0;
    let own = tall[row] ?? 0;
    for (let at = row; at < row + wordsPerRow; at++) {
      const after = at + 1 < row + wordsPerRow ? (tall[at + 1] ?? 0) : 0;
      let grown = own;
      for (let shift = BITS; shift <= radius * BITS; shift += BITS) {
        grown |= (own << shift) | (own >>> shift);
        grown |= (before >>> (32 - shift)) | (after << (32 - shift));
      }
      wide[at] = grown;
      before = own;
      own = after;
    }
  }
  return wide;
}

/** Ink becomes paper and paper ink, in place. */
function flip(mask: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  for (let at = 0; at < mask.length; at++) mask[at] = (mask[at] ?? 0) ^ 0x01010101;
  return mask;
}
