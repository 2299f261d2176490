import type { Tint } from '../finish/finish-picture.ts';
import type { Layout, Placement } from '../layout/layout.ts';
import { isIndoors, type Time, type Weather } from '../wish/setting.ts';

const n = (value: number) => value.toFixed(1);

const TINTS: Record<Time, Tint> = {
  morning: [1.05, 1, 0.93],
  day: [1.02, 1, 0.97],
  evening: [1.08, 0.94, 0.84],
  night: [0.74, 0.8, 1.02],
};
/** Between walls a lamp burns at night. */
const LAMPLIGHT: Tint = [0.96, 0.87, 0.8];

/** What clouds, snow and fog take of the light. */
const DIMS: Partial<Record<Weather, Tint>> = {
  rain: [0.96, 0.99, 1.01],
  storm: [0.87, 0.91, 0.99],
  snow: [0.98, 1, 1.04],
  fog: [0.97, 0.98, 1],
  autumn: [1.03, 0.99, 0.93],
};

/** How much of red, green and blue the light of a place, an hour and a weather has. */
export function tintOf({ place, time, weather }: Layout['setting']): Tint {
  if (isIndoors(place)) return time === 'night' ? LAMPLIGHT : TINTS.day;
  if (place === 'space' || place === 'moon') return [0.98, 0.97, 1.04];
  if (place === 'underwater') return time === 'night' ? TINTS.night : [0.93, 1, 1.02];
  const dims = weather.map((each) => DIMS[each]).filter((dim) => dim !== undefined);
  const [red, green, blue] = TINTS[time];
  return dims.reduce<[number, number, number]>(
    (tint, dim) => [tint[0] * dim[0], tint[1] * dim[1], tint[2] * dim[2]],
    [red, green, blue],
  );
}

/** Colour and strength of the light that spreads from sun, moon or lamp, and of the light at the feet. */
const GLOWS: Record<
  Time,
  { colour: string; strength: number; pool: string; poolStrength: number }
> = {
  morning: { colour: '#ffdca0', strength: 0.3, pool: '#fff0b8', poolStrength: 0.3 },
  day: { colour: '#fff0b0', strength: 0.13, pool: '#fffac8', poolStrength: 0.3 },
  evening: { colour: '#ffae62', strength: 0.46, pool: '#ffd090', poolStrength: 0.34 },
  night: { colour: '#a9c0ff', strength: 0.24, pool: '#b9ccff', poolStrength: 0.3 },
};
/** How far the light spreads, as a share of the larger side. */
const REACH: Record<Time, number> = { morning: 0.8, day: 0.62, evening: 0.95, night: 0.75 };
const GREY = { colour: '#ffffff', strength: 0.12, pool: '#ffffff', poolStrength: 0.18 };
const LAMP = { colour: '#ffcf78', strength: 0.5, pool: '#ffdf9a', poolStrength: 0.34 };

/**
 * The light between background and figures: haze far away, a glow from where the light comes, a
 * bright place where the figures stand, and shade towards who looks at the picture.
 */
export function renderLight({ frame, setting, placements }: Layout, lightX: number): string {
  const { width, height, horizon } = frame;
  const { place, time, weather } = setting;
  if (place === 'space' || place === 'mandala') return '';
  const isInside = isIndoors(place);
  const isGrey = weather.some((each) => /^(rain|storm|snow|fog)$/.test(each));
  const glow = isInside
    ? time === 'night'
      ? LAMP
      : GLOWS.day
    : isGrey && time !== 'night'
      ? GREY
      : GLOWS[time];
  const stops = (colour: string, strength: number) =>
    `<stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${(strength * 0.42).toFixed(3)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
  const top = isInside
    ? -height * 0.05
    : Math.min(horizon, height * 0.6) * (time === 'evening' ? 0.9 : 0.3);
  const x = isInside && time === 'night' ? width / 2 : lightX;
  const spread = `<radialGradient id="spread" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(top)}" r="${n(Math.max(width, height) * REACH[time])}">${stops(glow.colour, glow.strength)}</radialGradient>`;
  const parts = [`<rect width="${width}" height="${height}" fill="url(#spread)"/>`];
  const defs = [spread];
  if (!isInside && horizon > 0 && horizon < height) {
    const haze = time === 'night' ? '#5f74b8' : time === 'evening' ? '#ffd9b0' : '#ffffff';
    const [from, deep] = [horizon - height * 0.07, height * 0.2];
    defs.push(
      `<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${haze}" stop-opacity="0"/><stop offset=".42" stop-color="${haze}" stop-opacity="${time === 'day' ? 0.1 : 0.26}"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></linearGradient>`,
    );
    if (place !== 'sea')
      parts.push(`<rect y="${n(from)}" width="${width}" height="${n(deep)}" fill="url(#haze)"/>`);
  }
  const feet = placements.filter(({ hasShadow }) => hasShadow);
  if (feet.length > 0) {
    const { cx, cy, rx } = aroundFeet(feet, frame);
    defs.push(`<radialGradient id="pool">${stops(glow.pool, glow.poolStrength)}</radialGradient>`);
    parts.push(
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(height * 0.16)}" fill="url(#pool)"/>`,
    );
  }
  if (!/^(sea|sky|underwater|ice)$/.test(place)) {
    const shade = time === 'night' ? '#060a26' : isInside ? '#4a2c30' : '#143c46';
    defs.push(
      `<linearGradient id="before" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".2"/></linearGradient>`,
    );
    parts.push(
      `<rect y="${n(height * 0.8)}" width="${width}" height="${n(height * 0.2)}" fill="url(#before)"/>`,
    );
  }
  return `<defs>${defs.join('')}</defs>${parts.join('')}`;
}

/** The middle of the ground on which all stand, and half its width. */
function aroundFeet(feet: readonly Placement[], { width }: Layout['frame']) {
  const left = Math.min(...feet.map(({ x }) => x));
  const right = Math.max(
    ...feet.map(({ x, actor, scale }) => x + actor.drawing.bounds.width * scale),
  );
  const low = feet.map(({ y, actor, scale }) => y + actor.drawing.bounds.height * scale);
  return {
    cx: (left + right) / 2,
    cy: Math.max(...low),
    rx: Math.min(width * 0.62, (right - left) * 0.75 + width * 0.08),
  };
}
