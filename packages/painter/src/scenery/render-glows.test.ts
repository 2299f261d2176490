import { describe, expect, it } from 'vitest';
import type { Layout, Placement } from '../layout/layout.ts';
import { renderGlows } from './render-glows.ts';

const thing = (hexcode: string) =>
  ({
    actor: {
      figure: 0,
      drawing: { hexcode, bounds: { x: 0, y: 0, width: 10, height: 20 } },
    },
    x: 100,
    y: 100,
    scale: 5,
  }) as Placement;

const layout = (time: 'day' | 'night', ...hexcodes: string[]): Layout => ({
  frame: { width: 1000, height: 1000, horizon: 500 },
  setting: { place: 'meadow', time, weather: [], words: [] },
  placements: hexcodes.map(thing),
});

describe('Light in the dark', () => {
  it('spreads from lanterns and candles at night', () => {
    const { defs, behind, over } = renderGlows(layout('night', '1F3EE', '1F415'));
    expect(defs).toContain('shine');
    expect(behind[0]).toContain('circle');
    expect(behind[1]).toBe('');
    expect(over).toContain('circle');
  });

  it.each([layout('day', '1F3EE'), layout('night', '1F415')])('is nowhere else', (scene) => {
    expect(renderGlows(scene)).toEqual({ defs: '', behind: [], over: '' });
  });
});
