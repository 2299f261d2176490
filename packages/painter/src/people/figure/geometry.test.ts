import { describe, expect, it } from 'vitest';
import { acrossMiddle, readPath } from './geometry.ts';

const written = (path: string) =>
  acrossMiddle(readPath(path))
    ?.map(({ command, points }) => command + points.map(({ x, y }) => `${x || 0} ${y}`).join(' '))
    .join('');

describe('A shape on the middle line', () => {
  it('becomes one with its mirror image, wherever its path begins', () => {
    const whole = 'M0 0C-1 0 -4 2 -4 4C-4 6 -1 8 0 8C1 8 4 6 4 4C4 2 1 0 0 0Z';
    expect(written('M0 0C-1 0 -4 2 -4 4C-4 6 -1 8 0 8Z')).toBe(whole);
    expect(written('M-4 4C-4 6 -1 8 0 8L0 0C-1 0 -4 2 -4 4Z')).toContain('C1 8 4 6 4 4');
  });

  it('is left alone elsewhere', () => {
    expect(written('M-8 -2C-6 -4 -4 -4 -2 -2Z')).toBeUndefined();
    expect(written('M0 0L-4 4L-2 6Z')).toBeUndefined();
  });
});
