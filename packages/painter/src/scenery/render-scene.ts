import type { Random } from '@lux/random/random.ts';
import { recolourDrawing } from '../drawings/recolour-drawing.ts';
import type { Layout, Placement } from '../layout/layout.ts';
import { clipped } from './clipped.ts';
import { createPalette } from './palette.ts';
import { renderGround } from './render-ground.ts';
import { renderSky } from './render-sky.ts';
import { renderWeather } from './render-weather.ts';

const n = (value: number) => value.toFixed(2);

/** Paints a layout in colour: sky, ground, figures from far to near, then weather. */
export function renderScene(layout: Layout, random: Random): string {
  const { frame, setting, placements } = layout;
  const palette = createPalette(setting, random);
  const isIndoors = setting.place === 'room' || setting.place === 'classroom';
  const sky = isIndoors ? '' : renderSky(layout, palette, random);
  const ground = renderGround(layout, palette, random);
  const shadow = setting.time === 'night' ? '#0a0f2e' : '#28451f';
  const figures = placements.map((placement, at) => renderFigure(placement, at, frame, shadow));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${sky}${ground.back}${figures.join('')}${ground.front}${isIndoors && !setting.weather.includes('party') ? '' : renderWeather(layout, random)}</svg>`;
}

function renderFigure(
  placement: Placement,
  at: number,
  frame: Layout['frame'],
  shadow: string,
): string {
  const { actor, x, y, scale, isMirrored, angle, hasShadow, wadesFrom } = placement;
  const { bounds, svg, colours, isPerson } = actor.drawing;
  const width = bounds.width * scale;
  const height = bounds.height * scale;
  const painted = actor.colour ? recolourDrawing(svg, colours, actor.colour, isPerson) : svg;
  const flip = isMirrored
    ? `translate(${n(x + width + bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(-scale)} ${n(scale)})`
    : `translate(${n(x - bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(scale)})`;
  const turn = angle ? `rotate(${n(angle)} ${n(x + width / 2)} ${n(y + height / 2)}) ` : '';
  const bare = `<g transform="${turn}${flip}">${thinLines(painted, scale, frame)}</g>`;
  const figure = placement.clip ? clipped(bare, placement.clip, `pane${at}`) : bare;
  const { from, to } = actor.drawing.feet;
  const middle = ((from + to) / 2) * scale;
  const reach = ((to - from) * scale) / 2 + width * 0.07;
  const ground = hasShadow
    ? `<ellipse cx="${n(isMirrored ? x + width - middle : x + middle)}" cy="${n(y + height * 0.985)}" rx="${n(reach)}" ry="${n(Math.min(reach * 0.17, frame.height * 0.02))}" fill="${shadow}" opacity=".22"/>`
    : '';
  if (wadesFrom === undefined || y + height <= wadesFrom) return ground + figure;
  const size = frame.height * 0.011;
  const step = frame.width / 9;
  let surface = `M${n(-step)} ${n(wadesFrom)}`;
  for (let at = -step; at < frame.width + step; at += step)
    surface += `q${n(step / 4)} ${n(-size * 2)} ${n(step / 2)} 0t${n(step / 2)} 0`;
  return `<clipPath id="water${at}"><path d="${surface}V0H${n(-step)}Z"/></clipPath><clipPath id="deep${at}"><path d="${surface}V${frame.height}H${n(-step)}Z"/></clipPath><g clip-path="url(#deep${at})" opacity="${/^(26F5|1F6[AEF])/.test(actor.drawing.hexcode) ? 0 : 0.32}">${figure}</g><g clip-path="url(#water${at})">${figure}</g>`;
}

/** Lines of large figures would look coarse beside small ones: their width grows more slowly. */
function thinLines(svg: string, scale: number, frame: Layout['frame']): string {
  const usual = Math.min(frame.width, frame.height) / 230;
  const factor = Math.max(0.5, Math.min(1, (usual / scale) ** 0.62));
  if (factor > 0.97) return svg;
  return svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${n(Number(width) * factor)}"`,
  );
}
