import { describe, expect, it } from 'vitest';
import type { Layout, Placement } from '../layout.ts';
import { bringNear } from './bring-near.ts';

const SIDE = 1000;

const placement = (changes: Partial<Placement> & { width?: number; height?: number }) =>
  ({
    actor: { figure: 0, drawing: { bounds: { x: 0, y: 0, width: 10, height: 10 } } },
    x: 400,
    y: 500,
    scale: 30,
    isMirrored: false,
    angle: 0,
    depth: 800,
    hasShadow: true,
    ...changes,
  }) as Placement;

const layout = (placements: Placement[], place = 'meadow', horizon = 540): Layout => ({
  frame: { width: SIDE, height: SIDE, horizon },
  setting: { place, time: 'day', weather: [], words: [] } as Layout['setting'],
  placements,
});

const highOf = ({ scale }: Placement) => scale * 10;

describe('The camera', () => {
  it('goes near to who is small, leaves sky above and ground below', () => {
    const { frame, placements } = bringNear(layout([placement({})]));
    const [hero] = placements;
    if (!hero) throw new Error('nobody is there');
    expect(highOf(hero)).toBeGreaterThan(SIDE * 0.5);
    expect(hero.y).toBeGreaterThan(SIDE * 0.05);
    expect(hero.y + highOf(hero)).toBeLessThan(SIDE * 0.96);
    expect(frame.horizon).toBeLessThan(hero.y + highOf(hero));
    expect(frame.horizon).toBeGreaterThan(SIDE * 0.25);
  });

  it('keeps where figures stand to each other and cuts none', () => {
    const { placements } = bringNear(
      layout([placement({ x: 100 }), placement({ x: 380, y: 520 }), placement({ x: 600, y: 480 })]),
    );
    const [first, second, third] = placements;
    if (!first || !second || !third) throw new Error('somebody is missing');
    const zoom = first.scale / 30;
    expect(second.x - first.x).toBeCloseTo(280 * zoom, 3);
    expect(second.y - third.y).toBeCloseTo(40 * zoom, 3);
    for (const { x, scale } of placements) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + scale * 10).toBeLessThanOrEqual(SIDE);
    }
  });

  it('leaves who fills the picture as large as they are', () => {
    const { placements } = bringNear(layout([placement({ x: 60, y: 60, scale: 86 })]));
    expect(placements[0]?.scale).toBe(86);
  });

  it('moves the waterline with who is in the water', () => {
    const swimmer = placement({ hasShadow: false, wadesFrom: 690, y: 480 });
    const { frame, placements } = bringNear(layout([swimmer], 'lake', 540));
    const line = placements[0]?.wadesFrom ?? 0;
    expect(line).toBeCloseTo(frame.horizon + SIDE * 0.15, 3);
  });

  it('shows the land below who flies', () => {
    const { frame } = bringNear(layout([placement({ hasShadow: false, y: 200 })]));
    expect(frame.horizon).toBeLessThan(SIDE * 0.85);
  });
});
