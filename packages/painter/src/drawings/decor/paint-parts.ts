import { z } from 'zod';
import { readYaml } from '../../read-yaml.ts';
import type { WishColour } from '../../wish/wish-colours.ts';
import { colourSpace } from '../colour-space.ts';

const Parts = z.record(z.string(), z.record(z.string(), z.array(z.string())));

let known: z.infer<typeof Parts> | undefined;

function parts(): z.infer<typeof Parts> {
  known ??= readYaml('parts', Parts);
  return known;
}

/** The part of a drawing that a folded word names ("flugeln"), where it has colours of its own. */
export function partOf(hexcode: string, word: string): string | undefined {
  return Object.keys(parts()[hexcode] ?? {}).find((part) => word.startsWith(part));
}

/** How much darker than the wished colour the darkest fill of a part may become, 0 to 100. */
const DARKEST = 22;

/** Gives a part of a drawing another colour and keeps its light and shade. */
export function paintPart(svg: string, hexcode: string, part: string, colour: WishColour): string {
  const fills = parts()[hexcode]?.[part] ?? [];
  if (colour.label === 'bunt') return paintRainbow(svg, fills);
  const { hsl } = colour;
  const lights = fills.map((fill) => colourSpace.toHsl(fill)[2]);
  const brightest = Math.max(...lights);
  return fills.reduce((painted, fill, at) => {
    const down = Math.min(DARKEST, (brightest - (lights[at] ?? brightest)) * 0.8);
    const [hue, saturation, lightness] = hsl;
    const made = colourSpace.toHex([Math.max(0, hue), saturation, Math.max(12, lightness - down)]);
    return painted.replaceAll(`"${fill}"`, `"${made}"`);
  }, svg);
}

const RAINBOW = ['#ea5a47', '#f4aa41', '#fcea2b', '#5fae3d', '#4a9be0', '#8967aa'];
/** Units of one run through the colours of a rainbow. */
const RUN = 20;

/** A part with all colours of the rainbow, in slanting stripes. */
function paintRainbow(svg: string, fills: readonly string[]): string {
  const share = 1 / RAINBOW.length;
  const stops = RAINBOW.map(
    (colour, at) =>
      `<stop offset="${at * share}" stop-color="${colour}"/><stop offset="${(at + 1) * share}" stop-color="${colour}"/>`,
  ).join('');
  const gradient = `<defs><linearGradient id="rainbow" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x1="0" y1="0" x2="${RUN * 0.5}" y2="${RUN}">${stops}</linearGradient></defs>`;
  return (
    gradient + fills.reduce((all, fill) => all.replaceAll(`"${fill}"`, '"url(#rainbow)"'), svg)
  );
}
