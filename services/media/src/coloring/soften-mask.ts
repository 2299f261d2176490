/**
 * Grey by how many of the nine pixels around (itself included) are ink: a soft step at slanted
 * edges, and hardly anything that is neither black nor white (issue 4: ≥ 98 % are).
 */
const GREY_OF_NINE = Uint8Array.of(255, 255, 255, 255, 210, 40, 0, 0, 0, 0);

/** Ink (1) and paper (0) → greyscale, its stairs smoothed as `renderLinePage` does it. */
export function softenMask(mask: Uint8Array, width: number): Uint8Array {
  const grey = new Uint8Array(mask.length).fill(255);
  const last = width - 1;
  for (let row = 0; row < mask.length; row += width) {
    const above = row > 0 ? row - width : row;
    const below = row + width < mask.length ? row + width : row;
    // The sums of three pixels above each other: left, at, and right of the column.
    let left = columnSum(0);
    let at = left;
    for (let column = 0; column < width; column++) {
      const right = column < last ? columnSum(column + 1) : at;
      grey[row + column] = GREY_OF_NINE[left + at + right] ?? 255;
      left = at;
      at = right;
    }

    function columnSum(column: number): number {
      return (mask[above + column] ?? 0) + (mask[row + column] ?? 0) + (mask[below + column] ?? 0);
    }
  }
  return grey;
}
