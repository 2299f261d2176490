import { describe, expect, it } from 'vitest';
import { clearSlivers } from './clear-slivers.ts';
import { cellsOf } from './page-cells.ts';

/** A white page of that size on which these boxes are ink: left, top, width, height. */
function pageWith(size: number, boxes: readonly [number, number, number, number][]) {
  const data = new Uint8Array(size * size).fill(255);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y++) data.fill(0, y * size + left, y * size + left + width);
  return { data, width: size, height: size };
}

const areas = (page: ReturnType<typeof pageWith>) =>
  cellsOf(page)
    .small(Number.POSITIVE_INFINITY)
    .map(({ area }) => area);

describe('Slivers on a colouring page', () => {
  it('join the cell beside them, and the lines of others stay whole', () => {
    // Three lines from edge to edge; the first two are only four pixels apart.
    const page = pageWith(200, [
      [40, 0, 8, 200],
      [52, 0, 8, 200],
      [0, 150, 200, 8],
    ]);
    clearSlivers(page);
    expect(areas(page)).toHaveLength(4);
  });

  it('stay where they are drawn so, with one cell all around', () => {
    const page = pageWith(200, [
      [40, 40, 8, 80],
      [52, 40, 8, 80],
      [40, 40, 20, 8],
      [40, 112, 20, 8],
    ]);
    const before = page.data.slice();
    clearSlivers(page);
    expect(page.data).toEqual(before);
  });

  it('join a cell of their own thing rather than the sky around it', () => {
    // A ring of ink, within it a wall four pixels from its left side.
    const page = pageWith(400, [
      [100, 100, 8, 200],
      [112, 100, 8, 200],
      [100, 100, 100, 8],
      [100, 292, 100, 8],
      [192, 100, 8, 200],
    ]);
    clearSlivers(page);
    const row = 200 * 400;
    expect(page.data[row + 104]).toBe(0);
    expect(page.data[row + 115]).toBe(255);
  });

  it('become ink where they are but a corner', () => {
    const page = pageWith(100, [[20, 20, 40, 40]]);
    page.data.fill(255, 30 * 100 + 30, 30 * 100 + 34);
    clearSlivers(page);
    expect(page.data[30 * 100 + 32]).toBe(0);
  });

  it('leave the cells that can be coloured as they are', () => {
    const page = pageWith(200, [
      [40, 40, 60, 8],
      [40, 92, 60, 8],
      [40, 40, 8, 60],
      [92, 40, 8, 60],
    ]);
    const before = page.data.slice();
    clearSlivers(page);
    expect(page.data).toEqual(before);
  });
});
