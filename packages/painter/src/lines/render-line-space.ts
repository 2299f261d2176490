import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isFreeSpot } from './is-free-spot.ts';
import { lineShapes } from './line-shapes.ts';

const PLANETS = /^(own-planet|1FA90|1F30[DEF])/;

/** Who wished for planets has these and no others. */
export const hasPlanets = ({ placements }: Layout) =>
  placements.some(({ actor }) => PLANETS.test(actor.drawing.hexcode));

/** Planets and stars where no figure flies; on the moon also its ground with craters. */
export function renderLineSpace(layout: Layout, random: Random): string {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const parts: string[] = [];
  const small = Math.min(width, height);
  const planets = [
    [0.15, 0.1],
    [0.83, 0.17],
    [0.2, 0.87],
  ] as const;
  planets.forEach(([x, y], at) => {
    const r = small * floatBetween(random, 0.07, 0.095);
    const isOnGround = setting.place === 'moon' && at === 2;
    const isHeld = hasPlanets(layout) || !isFreeSpot(layout, x * width, y * height, r * 1.5);
    if (!isOnGround && !isHeld) parts.push(lineShapes.planet(x * width, y * height, r, at === 1));
  });
  for (let at = 0; at < 35; at++) {
    if (chance(random, 0.25)) continue;
    const x = (((at % 5) + floatBetween(random, 0.2, 0.8)) / 5) * width;
    const y = ((Math.floor(at / 5) + floatBetween(random, 0.2, 0.8)) / 7) * height;
    const size = small * floatBetween(random, 0.022, 0.042);
    const isPlanet = planets.some(
      ([px, py]) => Math.hypot(x - px * width, y - py * height) < small * 0.19,
    );
    if (!isPlanet && isFreeSpot(layout, x, y, size * 1.3)) parts.push(lineShapes.star(x, y, size));
  }
  if (setting.place !== 'moon') return parts.join('');
  parts.push(lineShapes.hill(width, horizon + height * 0.02, height, height * 0.02, random));
  for (let at = 0; at < 7; at++) {
    const y = horizon + height * (0.1 + 0.06 * at);
    const r = small * 0.09 * (0.4 + (y - horizon) / (height - horizon));
    parts.push(
      lineShapes.ellipse(
        ((at * 0.37 + floatBetween(random, 0.02, 0.12)) % 1) * width,
        y,
        r,
        r * 0.36,
      ),
    );
  }
  return parts.join('');
}
