import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isFreeBox } from './is-free-box.ts';
import { isFreeSpot } from './is-free-spot.ts';
import { lineShapes } from './line-shapes.ts';

const sunOrMoon = /^(1F31[1-9A-E]|2600)/;

/** Sun or moon, stars, clouds and a rainbow, few and large enough to colour. */
export function renderLineSky(layout: Layout, pen: number, random: Random): string {
  const { frame, setting, placements } = layout;
  const { width, height, horizon } = frame;
  const end = Math.min(Math.max(horizon, height * 0.3), height * 0.75);
  // No sun and no cloud behind the flags of a feast.
  if (setting.weather.includes('party') && setting.time !== 'night') return '';
  const isWet = setting.weather.includes('rain') || setting.weather.includes('snow');
  const isNight = setting.time === 'night';
  const parts: string[] = [];
  const clouds: { slot: number; cx: number; cy: number }[] = [];
  if (setting.weather.includes('rainbow')) parts.push(rainbow(frame));
  const hasOwnLight = placements.some(({ actor }) => sunOrMoon.test(actor.drawing.hexcode));
  const small = Math.min(width, height);
  const { x, y, r } = lightSpot(layout, small, random);
  if (!hasOwnLight && !isWet) {
    parts.push(isNight ? lineShapes.crescent(x, y, r * 1.2) : lineShapes.sun(x, y, r));
  }
  const slots = isNight ? 1 : isWet ? 4 : 3;
  for (let at = 0; at < slots * CLOUD_TRIES; at++) {
    const slot = at % slots;
    if (clouds.length >= slots || clouds.some((cloud) => cloud.slot === slot)) continue;
    const size = small * floatBetween(random, 0.09, 0.15);
    const cx = ((slot + floatBetween(random, 0.25, 0.75)) / slots) * width;
    const cy = size * 0.75 + floatBetween(random, 0, 0.4) * end;
    if (!isWet && Math.hypot(cx - x, cy - y) < r * 2 + size) continue;
    const box = { left: cx - size, right: cx + size, top: cy - size * 0.6, low: cy + size * 0.35 };
    const meets = clouds.some((cloud) => Math.hypot(cloud.cx - cx, cloud.cy - cy) < size * 2.4);
    if (meets || box.left < 0 || box.right > width || !isFreeBox(layout, box, pen * 3)) continue;
    clouds.push({ slot, cx, cy });
    parts.push(lineShapes.cloud(cx, cy, size, pen));
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

/** How often each cloud looks for a place. */
const CLOUD_TRIES = 5;

/** Where sun or moon is whole: at one of the upper corners, smaller where there is little room. */
function lightSpot(layout: Layout, small: number, random: Random) {
  const { width } = layout.frame;
  const isLeft = chance(random, 0.5);
  for (const share of [0.085, 0.065, 0.05]) {
    const r = small * share;
    const from = r * floatBetween(random, 1.9, 2.2);
    for (const x of isLeft ? [from, width - from] : [width - from, from]) {
      if (isFreeSpot(layout, x, r * 2, r * 1.8)) return { x, y: r * 2, r };
    }
  }
  return { x: -width, y: 0, r: small * 0.05 };
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
