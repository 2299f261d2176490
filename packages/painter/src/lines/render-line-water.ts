import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isFreeSpot } from './is-free-spot.ts';
import { lineShapes } from './line-shapes.ts';

/** The sea cut open, the world under water, or a beach. */
export function renderLineWater(layout: Layout, pen: number, random: Random): string {
  return layout.setting.place === 'beach'
    ? renderBeach(layout, pen, random)
    : renderSea(layout, random);
}

function renderSea(layout: Layout, random: Random): string {
  const { frame, setting, placements } = layout;
  const { width, height, horizon } = frame;
  const parts: string[] = [];
  const small = Math.min(width, height);
  const line = setting.place === 'underwater' ? 0 : horizon + height * 0.09;
  if (line > 0) {
    parts.push(lineShapes.waves(width, horizon + height * 0.03, height, height * 0.008));
    parts.push(lineShapes.waves(width, line, height, height * 0.011));
  }
  const isEmpty = !placements.some(({ y }) => y > line);
  const shoal = line > 0 && isEmpty ? shoalOf(line, frame, random) : [];
  for (let at = 0; at < 14; at++) {
    const x = floatBetween(random, 0.05, 0.95) * width;
    const y = floatBetween(random, Math.max(line + height * 0.05, height * 0.06), height * 0.84);
    const r = small * floatBetween(random, 0.012, 0.026);
    const isAtFish = shoal.some((fish) => Math.hypot(fish.x - x, fish.y - y) < fish.size * 1.5);
    if (!isAtFish && isFreeSpot(layout, x, y, r * 2)) parts.push(lineShapes.circle(x, y, r));
  }
  for (let at = 0; at < 9; at++) {
    const isLeft = at % 2 === 0;
    const x = width * (isLeft ? floatBetween(random, 0.03, 0.2) : floatBetween(random, 0.8, 0.97));
    parts.push(
      lineShapes.weed(
        x,
        height * 0.95,
        height * 0.05 + small * floatBetween(random, 0.1, 0.26),
        small * 0.035 * (isLeft ? 1 : -1),
      ),
    );
  }
  parts.push(lineShapes.hill(width, height * 0.9, height, height * 0.012, random));
  parts.push(shell(width * floatBetween(random, 0.25, 0.4), height * 0.955, width * 0.05));
  parts.push(
    lineShapes.star(width * floatBetween(random, 0.6, 0.75), height * 0.955, width * 0.035),
  );
  for (const { x, y, size, faces } of shoal) parts.push(lineShapes.fish(x, y, size, faces));
  return parts.join('');
}

/** Three fish where nobody swims; no bubble touches them. */
function shoalOf(line: number, { width, height }: Layout['frame'], random: Random) {
  const spots = [
    { x: 0.28, y: 0.35, faces: 1 },
    { x: 0.66, y: 0.5, faces: -1 },
    { x: 0.4, y: 0.72, faces: 1 },
  ] as const;
  return spots.map(({ x, y, faces }) => ({
    x: x * width,
    y: line + (height * 0.88 - line) * y,
    size: Math.min(width, height) * floatBetween(random, 0.07, 0.1),
    faces,
  }));
}

function renderBeach({ frame }: Layout, pen: number, random: Random): string {
  const { width, height, horizon } = frame;
  const shells = Array.from({ length: 3 }, (_, at) =>
    at === 1
      ? lineShapes.star(width * floatBetween(random, 0.4, 0.6), height * 0.965, width * 0.03)
      : shell(
          width * floatBetween(random, at ? 0.75 : 0.1, at ? 0.9 : 0.25),
          height * 0.97,
          width * 0.04,
        ),
  );
  return [
    lineShapes.waves(width, horizon, height, height * 0.004),
    lineShapes.waves(width, horizon + height * 0.05, height, height * 0.009),
    lineShapes.waves(width, horizon + height * 0.09, height, height * 0.009),
    lineShapes.hill(width, horizon + height * 0.135, height, height * 0.008, random),
    lineShapes.palm(width * 0.08, horizon + height * 0.2, height * 0.32, 1, pen),
    ...shells,
  ].join('');
}

function shell(x: number, y: number, size: number): string {
  return `<path d="M${x} ${y + size * 0.5}L${x - size * 0.7} ${y - size * 0.2}Q${x} ${y - size * 1.1} ${x + size * 0.7} ${y - size * 0.2}Z"/><path d="M${x} ${y + size * 0.5}L${x - size * 0.25} ${y - size * 0.58}M${x} ${y + size * 0.5}L${x + size * 0.25} ${y - size * 0.58}" fill="none"/>`;
}
