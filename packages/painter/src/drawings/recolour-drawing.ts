import type { WishColour } from '../wish/wish-colours.ts';
import { colourSpace } from './colour-space.ts';

/** Skin of OpenMoji people, also with skin tones; never recoloured. */
const skin = new Set(['#fcea2b', '#fadcbc', '#debb90', '#c19a65', '#a57939', '#6a462f']);
const rainbow = [4, 30, 52, 110, 190, 215, 276, 330];

/**
 * Moves the dominant fills of a drawing to the wished colour and keeps their light and shade;
 * outlines, eyes and everything of another hue stay. `weights` says how much area each fill covers.
 */
export function recolourDrawing(
  svg: string,
  weights: ReadonlyMap<string, number>,
  colour: WishColour,
  isPerson: boolean,
): string {
  const fills = [...weights].filter(([fill]) => isPaintable(fill) && !(isPerson && skin.has(fill)));
  const main = fills.reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as const)[0];
  if (!main) return svg;
  const [mainHue, mainSaturation, mainLightness] = colourSpace.toHsl(main);
  let step = 0;

  const replace = (found: string, fill: string) => {
    const key = normalise(fill);
    if (!isPaintable(key) || (isPerson && skin.has(key))) return found;
    const [hue, saturation, lightness] = colourSpace.toHsl(key);
    const isRelated =
      key === main ||
      (isGrey(mainSaturation)
        ? isGrey(saturation) && key !== '#ffffff' && key !== '#000000'
        : !isGrey(saturation) && isSameFamily(hue, mainHue) && !isAccent(weights, key, main));
    if (!isRelated) return found;
    const isRainbow = colour.hsl[0] < 0;
    const wishedHue = isRainbow ? (rainbow[step++ % rainbow.length] ?? 0) : colour.hsl[0];
    const light = colour.hsl[2] + Math.max(-20, (lightness - mainLightness) * 0.75);
    const made = colourSpace.toHex([wishedHue, colour.hsl[1], Math.max(14, Math.min(97, light))]);

    return found.replace(fill, made);
  };
  const painted = svg.replace(/(?:fill|stroke)="(#[0-9a-fA-F]{3,6})"/g, replace);
  return !isPerson && colour.hsl[2] < DARK ? ringEyes(painted) : painted;
}

/** Eyes on darker fur than this shine in a white ring. */
const DARK = 30;

/** Eyes of our own hand: black with a white spark on them. */
function ringEyes(svg: string): string {
  return svg.replace(
    /(<path d="[^"]*" fill="#000")(\/><path d="[^"]*" fill="#ffffff"\/>)/g,
    '$1 stroke="#fff" stroke-width="1.3"$2',
  );
}

function normalise(fill: string): string {
  const low = fill.toLowerCase();
  return low.length === 4 ? low.replace(/[0-9a-f]/g, '$&$&') : low;
}

function isPaintable(fill: string): boolean {
  return fill !== '#000000' && fill.startsWith('#');
}

function isGrey(saturation: number): boolean {
  return saturation < 8;
}

/** A small bright part of nearly the same hue, such as an orange beak on a yellow chick. */
function isAccent(weights: ReadonlyMap<string, number>, fill: string, main: string): boolean {
  const distance = hueDistance(colourSpace.toHsl(fill)[0], colourSpace.toHsl(main)[0]);
  return distance > 18 && (weights.get(fill) ?? 0) < (weights.get(main) ?? 0) * 0.12;
}

/** Red, orange to yellow, green, blue, violet: shades of one thing stay within one of these. */
const families = [20, 62, 170, 255, 345];

function isSameFamily(a: number, b: number): boolean {
  const family = (hue: number) => families.findIndex((end) => hue < end);
  return Math.max(0, family(a)) === Math.max(0, family(b)) || hueDistance(a, b) < 14;
}

function hueDistance(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360;
  return Math.min(gap, 360 - gap);
}
