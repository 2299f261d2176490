import type { WishColour } from '../wish/wish-colours.ts';
import { colourSpace } from './colour-space.ts';

/** Skin of OpenMoji people, also with skin tones; never recoloured. */
const skin = new Set(['#fcea2b', '#fadcbc', '#debb90', '#c19a65', '#a57939', '#6a462f']);
const rainbow = [4, 30, 52, 110, 190, 215, 276, 330];

/**
 * Moves the dominant fills of a drawing to the wished colour and keeps their light and shade;
 * outlines, eyes and everything of another hue stay. `weights` says how much area each fill covers.
 * In all colours a thing has one after the other, a coat runs through them.
 */
export function recolourDrawing(
  svg: string,
  weights: ReadonlyMap<string, number>,
  colour: WishColour,
  isPerson: boolean,
  hasCoat = false,
): string {
  const fills = [...weights].filter(([fill]) => isPaintable(fill) && !(isPerson && skin.has(fill)));
  const main = fills.reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as const)[0];
  if (!main) return svg;
  if (colour.hsl[0] < 0 && hasCoat) return rainbowCoat(svg, main);
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
        : isShade(saturation, mainSaturation, key) ||
          (!isGrey(saturation) && isSameFamily(hue, mainHue) && !isAccent(weights, key, main)));
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

/** Units of an animal in which its coat runs once through the colours. */
const RUN = 44;

/** How the legs on the far side are darker than the coat. */
const FAR = ['#26202a', 0.2] as const;

/** One coat in all colours, without a seam between body and legs. */
function rainbowCoat(svg: string, main: string): string {
  const far = colourSpace.mix(main, ...FAR);
  const gradient = (id: string, lightness: number) => {
    const stops = rainbow.map((hue, at) => {
      const colour = colourSpace.toHex([hue, 84, lightness]);
      return `<stop offset="${(at / (rainbow.length - 1)).toFixed(3)}" stop-color="${colour}"/>`;
    });
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x1="0" y1="0" x2="${RUN}" y2="${RUN / 4}">${stops.join('')}</linearGradient>`;
  };
  const painted = svg.replace(/(fill|stroke)="(#[0-9a-fA-F]{3,6})"/g, (found, kind, fill) => {
    const key = normalise(fill);
    if (key === main) return `${kind}="url(#coat)"`;
    return key === far ? `${kind}="url(#coat-far)"` : found;
  });
  return `<defs>${gradient('coat', 67)}${gradient('coat-far', 52)}</defs>${painted}`;
}

/** A grey in the shade of a pale coat: an elephant's far legs. */
function isShade(saturation: number, mainSaturation: number, fill: string): boolean {
  return mainSaturation < PALE && isGrey(saturation) && fill !== '#ffffff';
}

/** Coats of less saturation than this, in percent, are nearly grey. */
const PALE = 16;

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
