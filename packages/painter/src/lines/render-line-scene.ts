import type { Random } from '@lux/random/random.ts';
import type { Actor, Layout, Placement } from '../layout/layout.ts';
import { OUTLINE } from '../people/figure/pen.ts';
import { clipped } from '../scenery/clipped.ts';
import { outlineAreas } from '../scenery/places/areas.ts';
import { mandalaOf } from '../scenery/places/mandala.ts';
import { pondOutlines } from '../scenery/ponds.ts';
import { trackOutlines } from '../scenery/tracks.ts';
import { isIndoors } from '../wish/setting.ts';
import { lineShapes } from './line-shapes.ts';
import { renderLineLand } from './render-line-land.ts';
import { renderLineRoom } from './render-line-room.ts';
import { renderLineSky } from './render-line-sky.ts';
import { renderLineSpace } from './render-line-space.ts';
import { renderLineWater } from './render-line-water.ts';
import { renderLineWeather } from './render-line-weather.ts';

const n = (value: number) => value.toFixed(2);

/** Lines as a share of the page's width: about 1.1 mm on A4, of figures and of what is around them. */
const PEN = 0.0054;
/** The width of the outlines of drawings and of people, in their own units. */
const DRAWN = 2;
/** Small figures have finer lines, so that their parts stay open; this fine at most. */
const SPREAD = 0.2;
const FINEST = 0.62;

/** Draws a layout for colouring: black lines, white areas, nothing grey; near things hide far ones. */
export function renderLineScene(
  layout: Layout,
  figures: readonly string[],
  random: Random,
): string {
  const { frame, setting, placements } = layout;
  const { width, height } = frame;
  const pen = Math.min(width, height) * PEN;
  const isInside = isIndoors(setting.place);
  const isSpace = setting.place === 'space' || setting.place === 'moon';
  const hasSky = !isInside && !isSpace && setting.place !== 'underwater';
  const sky = hasSky ? renderLineSky(layout, pen, random) : '';
  const drawn = placements.map((placement, at) =>
    renderFigure(placement, at, boarded(placement) + (figures[at] ?? ''), frame),
  );
  const weather =
    isInside && !setting.weather.includes('party') ? '' : renderLineWeather(layout, random);
  const back = `<g fill="#fff" stroke="#000" stroke-width="${n(pen)}" stroke-linejoin="round" stroke-linecap="round">${sky}${renderGround(layout, pen, random)}${weather}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${back}${drawn.join('')}</svg>`;
}

/** Between its rails nothing of what is behind a fence is seen: it would be cut into slivers. */
const BOARDS: Readonly<Record<string, string>> = {
  'own-fence': '<rect x="9" y="36" width="55" height="20" fill="#fff"/>',
};

const boarded = ({ actor }: Placement) => BOARDS[actor.drawing.hexcode] ?? '';

function renderGround(layout: Layout, pen: number, random: Random): string {
  const { place } = layout.setting;
  if (place === 'space' || place === 'moon') return renderLineSpace(layout, random);
  if (place === 'sea' || place === 'underwater' || place === 'beach')
    return renderLineWater(layout, pen, random);
  if (place === 'mandala') return outlineAreas(mandalaOf(layout.frame), pen);
  if (isIndoors(place)) return renderLineRoom(layout, pen);
  if (place === 'sky') {
    const { width, height } = layout.frame;
    return [0.12, 0.5, 0.88]
      .map((x, at) =>
        lineShapes.cloud(x * width, height * (at === 1 ? 0.95 : 0.9), width * 0.2, pen),
      )
      .join('');
  }
  return renderLineLand(layout, pen, random) + trackOutlines(layout) + pondOutlines(layout);
}

function transformOf({ actor, x, y, scale, isMirrored, angle }: Placement): string {
  const { bounds } = actor.drawing;
  const [width, height] = [bounds.width * scale, bounds.height * scale];
  const flip = isMirrored
    ? `translate(${n(x + width + bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(-scale)} ${n(scale)})`
    : `translate(${n(x - bounds.x * scale)} ${n(y - bounds.y * scale)}) scale(${n(scale)})`;
  const turn = angle ? `rotate(${n(angle)} ${n(x + width / 2)} ${n(y + height / 2)}) ` : '';
  return turn + flip;
}

function renderFigure(
  placement: Placement,
  at: number,
  lines: string,
  frame: Layout['frame'],
): string {
  const { actor, x, y, scale, wadesFrom, depth } = placement;
  const height = actor.drawing.bounds.height * scale;
  const bare = `<g transform="${transformOf(placement)}">${evenLines(lines, actor, scale, frame)}</g>`;
  const figure = placement.clip ? clipped(bare, placement.clip, `pane${at}`) : bare;
  if (wadesFrom === undefined || y + height <= wadesFrom) return figure;
  const surface = lineShapes.surface(frame.width, wadesFrom, frame.height * 0.011);
  const id = `wade${Math.round(x)}-${Math.round(depth)}`;
  return `<clipPath id="${id}"><path d="${surface}V-99H${n(-frame.width)}Z"/></clipPath><g clip-path="url(#${id})">${figure}</g><path d="${surface}" fill="none" stroke="#000" stroke-width="${n(Math.min(frame.width, frame.height) * PEN)}"/>`;
}

/** Gives all figures the lines of their surroundings, however large they are. */
function evenLines(svg: string, { drawing }: Actor, scale: number, frame: Layout['frame']): string {
  const drawn = drawing.perAdult ? OUTLINE : DRAWN;
  const usual = Math.min(frame.width, frame.height) * PEN;
  const wanted = usual * Math.max(FINEST, Math.min(1, ((drawn * scale) / usual) ** SPREAD));
  const factor = wanted / (drawn * scale);
  return svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${n(Number(width) * factor)}"`,
  );
}
