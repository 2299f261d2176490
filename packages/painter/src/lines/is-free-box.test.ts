import { describe, expect, it } from 'vitest';
import type { Placement } from '../layout/layout.ts';
import { isFreeBox } from './is-free-box.ts';

const hero = {
  actor: { drawing: { bounds: { x: 0, y: 0, width: 10, height: 10 } } },
  x: 400,
  y: 400,
  scale: 20,
} as Placement;

describe('A place for a tree or a house on a colouring page', () => {
  it.each([
    ['beside a figure', { left: 100, right: 380, top: 300, low: 500 }, true],
    ['above it', { left: 420, right: 580, top: 200, low: 390 }, true],
    ['partly behind it', { left: 300, right: 450, top: 300, low: 500 }, false],
    ['wholly behind it', { left: 450, right: 500, top: 450, low: 500 }, false],
  ])('%s', (_where, box, isFree) => {
    expect(isFreeBox({ placements: [hero] }, box)).toBe(isFree);
  });

  it('keeps some air', () => {
    const box = { left: 100, right: 380, top: 300, low: 500 };
    expect(isFreeBox({ placements: [hero] }, box, 30)).toBe(false);
  });
});
