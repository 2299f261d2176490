import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import type { Palette } from './palette.ts';
import { shapes } from './shapes.ts';

const sunOrMoon = /^(1F31[1-9A-E]|2600)/;

/** Where across the picture the light comes from. */
export const lightAt = ({ width }: Layout['frame'], random: Random): number =>
  width *
  (chance(random, 0.5) ? floatBetween(random, 0.14, 0.26) : floatBetween(random, 0.74, 0.86));

/** Sky with sun or moon, stars, clouds, birds and rainbow. Space has its own. */
export function renderSky(
  layout: Layout,
  palette: Palette,
  lightX: number,
  random: Random,
): string {
  const { frame, setting, placements } = layout;
  const { width, height, horizon } = frame;
  const end = Math.min(height, Math.max(horizon + height * 0.08, height * 0.3));
  const parts = [
    `<defs>${shapes.gradient('sky', palette.sky)}</defs><rect width="${width}" height="${end}" fill="url(#sky)"/>`,
  ];
  const isWet = setting.weather.some((weather) => /^(rain|storm|snow|fog)$/.test(weather));
  if (setting.time === 'night') {
    for (let at = 0; at < 70; at++) {
      const size = floatBetween(random, 0.0012, 0.0042) * width;
      const [x, y] = [random() * width, random() ** 1.3 * end * 0.85];
      parts.push(
        chance(random, 0.16)
          ? shapes.star(x, y, size * 2.2, '#fff3b0')
          : `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff" opacity="${floatBetween(random, 0.5, 1).toFixed(2)}"/>`,
      );
    }
  }
  const hasOwnLight = placements.some(({ actor }) => sunOrMoon.test(actor.drawing.hexcode));
  if (!hasOwnLight && !isWet) parts.push(renderLight(layout, lightX));
  if (setting.weather.includes('rainbow')) parts.push(renderRainbow(layout));
  const clouds = isWet ? 8 : setting.time === 'night' ? 3 : 5;
  for (let at = 0; at < clouds; at++) {
    const x = ((at + floatBetween(random, 0.1, 0.9)) / clouds) * width;
    const y = floatBetween(random, 0.05, 0.62) * Math.min(end, height * 0.6);
    const isBeforeLight =
      !isWet && Math.abs(x - lightX) < Math.max(width, height * 0.75) * 0.26 && y < end * 0.42;
    if (isBeforeLight) continue;
    const opacity = setting.time === 'night' ? 0.45 : isWet ? 0.95 : 0.85;
    parts.push(
      shapes.cloud(
        x,
        y,
        floatBetween(random, 0.07, 0.15) * Math.max(width, height * 0.75),
        palette.cloud,
        opacity,
      ),
    );
  }
  if (setting.time === 'day' && !isWet && setting.place !== 'ice') {
    for (let at = 0; at < 3; at++) {
      const x = floatBetween(random, 0.1, 0.9) * width;
      const y = floatBetween(random, 0.2, 0.55) * end;
      const isBeforeSun = Math.abs(x - lightX) < Math.min(width, height) * 0.17;
      if (!isBeforeSun) parts.push(shapes.bird(x, y, width * 0.014, '#4d6b80'));
    }
  }
  return parts.join('');
}

function renderLight({ frame, setting }: Layout, x: number): string {
  const { width, horizon, height } = frame;
  const r = Math.min(width, height) * 0.075;
  const glow = (colour: string, y: number) =>
    `<defs><radialGradient id="glow"><stop offset=".1" stop-color="${colour}" stop-opacity=".9"/><stop offset=".4" stop-color="${colour}" stop-opacity=".34"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r * 5.2}" fill="url(#glow)"/>`;
  const top = Math.min(horizon, height * 0.7);
  if (setting.time === 'night') {
    const y = top * 0.22;
    return `${glow('#fff6cf', y)}<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3c4"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.2}" r="${r * 0.18}" fill="#eadca6"/><circle cx="${x + r * 0.35}" cy="${y + r * 0.25}" r="${r * 0.25}" fill="#eadca6"/><circle cx="${x + r * 0.1}" cy="${y - r * 0.5}" r="${r * 0.12}" fill="#eadca6"/>`;
  }
  if (setting.time === 'evening') {
    const y = Math.min(horizon - r * 0.5, height * 0.5);
    return `${glow('#fff0b8', y)}<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="#ffe08a"/>`;
  }
  const y = Math.max(top * 0.2, r * 1.85);
  const ring = (share: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${r * share}" fill="#fff1b0" opacity="${opacity}"/>`;
  return `${glow('#fff6d2', y)}<defs><radialGradient id="sun" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#fff0a8"/><stop offset=".6" stop-color="#ffdf78"/><stop offset="1" stop-color="#fbc65a"/></radialGradient></defs>${ring(1.75, 0.3)}${ring(1.36, 0.45)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#sun)"/>`;
}

function renderRainbow({ frame }: Layout): string {
  const { width, horizon, height } = frame;
  const colours = ['#f26d6d', '#f9a65a', '#fde36b', '#8fd67c', '#6fc0ee', '#8a86d8', '#c792dc'];
  const r = Math.min(width * 0.47, height * 0.52);
  const bow = r * 0.06;
  const low = Math.min(horizon, height) + height * 0.05;
  return `<g fill="none" opacity=".82" stroke-width="${bow + 1}">${colours
    .map((colour, at) => {
      const size = r - at * bow;
      return `<path d="M${width / 2 - size} ${low}A${size} ${size} 0 0 1 ${width / 2 + size} ${low}" stroke="${colour}"/>`;
    })
    .join('')}</g>`;
}
