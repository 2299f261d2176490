import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isFreeSpot } from './is-free-spot.ts';
import { lineShapes } from './line-shapes.ts';

const sunOrMoon = /^(1F31[1-9A-E]|2600)/;

/** Sun or moon, stars, clouds and a rainbow, few and large enough to colour. */
export function renderLineSky(layout: Layout, pen: number, random: Random): string {
  const { frame, setting, placements } = layout;
  const { width, height, horizon } = frame;
  const end = Math.min(Math.max(horizon, height * 0.3), height * 0.75);
  const isWet = setting.weather.includes('rain') || setting.weather.includes('snow');
  const isNight = setting.time === 'night';
  const parts: string[] = [];
  if (setting.weather.includes('rainbow')) parts.push(rainbow(frame));
  const hasOwnLight = placements.some(({ actor }) => sunOrMoon.test(actor.drawing.hexcode));
  const small = Math.min(width, height);
  const r = small * 0.085;
  const y = r * 2;
  const sides = [r * floatBetween(random, 1.9, 2.2), width - r * floatBetween(random, 1.9, 2.2)];
  if (chance(random, 0.5)) sides.reverse();
  const freeSide = sides.find((side) => isFreeSpot(layout, side, y, r * 1.5));
  const x = freeSide ?? -width;
  if (!hasOwnLight && !isWet) {
    parts.push(isNight ? lineShapes.crescent(x, y, r * 1.2) : lineShapes.sun(x, y, r));
  }
  const slots = isWet ? 4 : 3;
  for (let at = 0; at < slots; at++) {
    const cx = ((at + floatBetween(random, 0.3, 0.7)) / slots) * width;
    const size = small * floatBetween(random, 0.1, 0.16);
    const cy = size * 0.75 + floatBetween(random, 0, 0.35) * end;
    if (!isWet && Math.hypot(cx - x, cy - y) < r * 2 + size) continue;
    if (!isFreeSpot(layout, cx, cy, size * 0.4)) continue;
    if (!isNight || at === 1) parts.push(lineShapes.cloud(cx, cy, size, pen));
  }
  if (isNight) {
    for (let at = 0; at < 9; at++) {
      const [sx, sy] = [
        ((at + floatBetween(random, 0.1, 0.9)) / 9) * width,
        floatBetween(random, 0.04, 0.9) * end,
      ];
      const size = small * floatBetween(random, 0.025, 0.042);
      if (Math.hypot(sx - x, sy - y) < r * 2.2 || !isFreeSpot(layout, sx, sy, size)) continue;
      parts.push(lineShapes.star(sx, sy, size));
    }
  }
  return parts.join('');
}

/** Seven bands, wide enough for a crayon each. */
function rainbow({ width, height, horizon }: Layout['frame']): string {
  const r = Math.min(width * 0.47, height * 0.46);
  const low = horizon + height * 0.05;
  const bows = Array.from({ length: 8 }, (_, at) => {
    const size = r * (1 - at * 0.075);
    return `<path d="M${width / 2 - size} ${low}A${size} ${size} 0 0 1 ${width / 2 + size} ${low}Z"/>`;
  });
  return bows.join('');
}
