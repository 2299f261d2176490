import { describe, expect, it } from 'vitest';
import { breakIntoLines, type Standing } from './break-into-lines.ts';

const standing = (width: number, height: number): Standing => ({
  stack: {} as Standing['stack'],
  box: { left: -width / 2, right: width / 2, top: -height, pieces: [] },
});

const room = { width: 950, height: 700, depth: 380, unit: 540 };

describe('Figures in lines', () => {
  it('stand in one line while that lets them be large', () => {
    const { lines, unit } = breakIntoLines([standing(0.6, 0.9), standing(0.6, 0.9)], room);
    expect(lines).toHaveLength(1);
    expect(unit).toBe(540);
  });

  it('break into two lines where one would make them small, the tallest behind', () => {
    const all = [standing(2.4, 0.7), standing(0.6, 1), standing(0.6, 1), standing(0.7, 0.9)];
    const { lines, unit, depth } = breakIntoLines(all, room);
    expect(lines.map((line) => line.length)).toEqual([3, 1]);
    expect(unit).toBeGreaterThan(950 / 4.3);
    expect(depth).toBeLessThanOrEqual(room.depth);
  });

  it('never hide more than a third of who stands behind', () => {
    const all = Array.from({ length: 7 }, () => standing(0.8, 1));
    const { lines, unit, depth } = breakIntoLines(all, room);
    expect(lines.length).toBeGreaterThan(1);
    expect(depth / (lines.length - 1)).toBeGreaterThanOrEqual(unit * 0.63);
  });
});
