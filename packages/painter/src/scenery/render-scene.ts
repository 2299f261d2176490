import type { Random } from '@lux/random/random.ts';
import { recolourDrawing } from '../drawings/recolour-drawing.ts';
import type { Tint } from '../finish/finish-picture.ts';
import type { Layout, Placement } from '../layout/layout.ts';
import { isIndoors } from '../wish/setting.ts';
import { clipped } from './clipped.ts';
import { createPalette } from './palette.ts';
import { renderGlows } from './render-glows.ts';
import { renderGround } from './render-ground.ts';
import { renderLight, tintOf } from './render-light.ts';
import { lightAt, renderSky } from './render-sky.ts';
import { renderWeather } from './render-weather.ts';

const n = (value: number) => value.toFixed(2);

/** Dark and warm instead of black: lines that look drawn with a pen. */
const INK = '#45303a';

/** The picture, and the figures alone, from whose shape their light and shade are made. */
export type SceneSvg = { svg: string; silhouette: string; tint: Tint };

/** Paints a layout in colour: sky, ground, figures from far to near, then weather. */
export function renderScene(layout: Layout, random: Random): SceneSvg {
  const { frame, setting, placements } = layout;
  const palette = createPalette(setting, random);
  const isInside = isIndoors(setting.place);
  const lightX = lightAt(frame, random);
  const sky = isInside ? '' : renderSky(layout, palette, lightX, random);
  const ground = renderGround(layout, palette, lightX, random);
  const shadow = setting.time === 'night' ? '#0a0f2e' : '#23394a';
  const shadows = placements.map((placement) => renderShadow(placement, frame));
  const figures = placements.map((placement, at) => renderFigure(placement, at, frame));
  const weather =
    isInside && !setting.weather.includes('party') ? '' : renderWeather(layout, random);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">`;
  const dark = (id: string, core: number, rim: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${shadow}" stop-opacity="${core}"/><stop offset=".6" stop-color="${shadow}" stop-opacity="${rim}"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>`;
  const contact = `<defs>${dark('contact', 0.62, 0.42)}${dark('cast', 0.36, 0.24)}</defs>`;
  const glows = renderGlows(layout);
  const drawn = figures.map(
    (figure, at) => (shadows[at] ?? '') + (glows.behind[at] ?? '') + figure,
  );
  return {
    svg: `${open}${contact}${sky}${ground.back}${renderLight(layout, lightX)}${ground.near ?? ''}${glows.defs}${drawn.join('')}${glows.over}${ground.front}${weather}</svg>`,
    silhouette: `${open}${figures.join('')}</svg>`,
    tint: tintOf(setting),
  };
}

/** Where a figure touches the ground it is dark, and its shadow falls to the right, away from the light. */
function renderShadow(
  { actor, x, y, scale, isMirrored, hasShadow, lift = 0 }: Placement,
  frame: Layout['frame'],
): string {
  if (!hasShadow) return '';
  const { bounds, feet } = actor.drawing;
  const width = bounds.width * scale;
  const middle = ((feet.from + feet.to) / 2) * scale;
  const reach = ((feet.to - feet.from) * scale) / 2 + width * 0.06;
  const cx = isMirrored ? x + width - middle : x + middle;
  const cy = y + bounds.height * scale * 0.985 + lift;
  const cast = Math.max(reach * 1.1, width * 0.46);
  const far = lift > 0 ? 0.8 : 1;
  const oval = (dx: number, dy: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${n(cx + dx)}" cy="${n(cy + dy)}" rx="${n(rx * far)}" ry="${n(Math.min(ry, frame.height * 0.034) * far)}" fill="url(#${fill})"/>`;
  const fallen = oval(cast * 0.3, 0, cast * 1.12, cast * 0.2, 'cast');
  return lift > 0 ? fallen : fallen + oval(0, 0, reach, reach * 0.17, 'contact');
}

/** Nothing of them is seen below the water: boats and birds with their feet. */
const FLOATS = /^(26F5|1F6[AEF]|1F986|1F9A2|1FABF|own-duckling)/;

function renderFigure(placement: Placement, at: number, frame: Layout['frame']): string {
  const { actor, x, y, scale, isMirrored, angle, wadesFrom } = placement;
  const { bounds, svg, colours, isPerson, anchors } = actor.drawing;
  const width = bounds.width * scale;
  const height = bounds.height * scale;
  const plain = actor.colour
    ? recolourDrawing(svg, colours, actor.colour, isPerson, anchors.eyes !== undefined)
    : svg;
  const painted = plain.replace(/="#000(?:000)?"/g, `="${INK}"`);
  const flip = isMirrored
    ? `translate(${n(x + width + bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(-scale)} ${n(scale)})`
    : `translate(${n(x - bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(scale)})`;
  const turn = angle ? `rotate(${n(angle)} ${n(x + width / 2)} ${n(y + height / 2)}) ` : '';
  const bare = `<g fill="${INK}" transform="${turn}${flip}">${thinLines(painted, scale, frame)}</g>`;
  const figure = placement.clip ? clipped(bare, placement.clip, `pane${at}`) : bare;
  if (wadesFrom === undefined || y + height <= wadesFrom) return figure;
  const size = frame.height * 0.011;
  const step = frame.width / 9;
  let surface = `M${n(-step)} ${n(wadesFrom)}`;
  for (let at = -step; at < frame.width + step; at += step)
    surface += `q${n(step / 4)} ${n(-size * 2)} ${n(step / 2)} 0t${n(step / 2)} 0`;
  return `<clipPath id="water${at}"><path d="${surface}V0H${n(-step)}Z"/></clipPath><clipPath id="deep${at}"><path d="${surface}V${frame.height}H${n(-step)}Z"/></clipPath><g clip-path="url(#deep${at})" opacity="${FLOATS.test(actor.drawing.hexcode) ? 0 : 0.32}">${figure}</g><g clip-path="url(#water${at})">${figure}</g>`;
}

/** Lines of large figures would look coarse beside small ones: their width grows more slowly. */
function thinLines(svg: string, scale: number, frame: Layout['frame']): string {
  const usual = Math.min(frame.width, frame.height) / 490;
  const factor = Math.max(0.22, Math.min(1, (usual / scale) ** 0.86));
  if (factor > 0.97) return svg;
  return svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${n(Number(width) * factor)}"`,
  );
}
