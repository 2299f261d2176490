import { describe, expect, it } from 'vitest';
import { shadeSilhouette } from './soft-shade.ts';

describe('The finish of a picture', () => {
  it('darkens a figure at its lower right, lightens it at its upper left, leaves the rest', () => {
    const side = 100;
    const alpha = new Uint8Array(side * side);
    for (let y = 30; y < 70; y++) alpha.fill(255, y * side + 30, y * side + 70);
    const { factors } = shadeSilhouette(alpha, side, side);
    const at = (x: number, y: number) => factors[y * side + x] ?? 0;
    expect(at(10, 10)).toBe(1);
    expect(at(68, 68)).toBeLessThan(0.85);
    expect(at(31, 31)).toBeGreaterThan(1.02);
    expect(at(50, 50)).toBeCloseTo(1, 2);
  });
});
