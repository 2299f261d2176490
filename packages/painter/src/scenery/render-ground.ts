import { pickIfAny } from '@lux/random/choose.ts';
import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isIndoors } from '../wish/setting.ts';
import { grounds, meadows } from './grounds.ts';
import type { Palette } from './palette.ts';
import { paintAreas } from './places/areas.ts';
import { mandalaOf } from './places/mandala.ts';
import { renderIndoors } from './places/render-indoors.ts';
import { renderSpace } from './places/render-space.ts';
import { renderWater } from './places/render-water.ts';
import { renderLand } from './render-land.ts';
import { shapes } from './shapes.ts';

/**
 * Everything behind the figures below the sky; `near` is before the light of the land and yet behind
 * the figures, `front` is painted over their feet.
 */
export function renderGround(
  layout: Layout,
  palette: Palette,
  lightX: number,
  random: Random,
): { back: string; near?: string; front: string } {
  const { place } = layout.setting;
  if (place === 'space' || place === 'moon') return renderSpace(layout, random);
  if (place === 'sea' || place === 'underwater' || place === 'beach')
    return renderWater(layout, palette, random);
  if (place === 'mandala') return renderMandala(layout);
  if (isIndoors(place)) return renderIndoors(layout, random);
  if (place === 'sky') return renderClouds(layout, palette, random);
  const ground =
    (place === 'meadow' ? pickIfAny(random, meadows) : grounds[place]) ?? grounds.meadow;
  return renderLand(layout, ground, palette, lightX, random);
}

function renderClouds({ frame }: Layout, palette: Palette, random: Random) {
  const { width, height } = frame;
  const bank = (y: number, opacity: number) =>
    Array.from({ length: 6 }, (_, at) =>
      shapes.cloud(
        (at / 5) * width,
        y + floatBetween(random, -0.02, 0.02) * height,
        width * floatBetween(random, 0.15, 0.22),
        palette.cloud,
        opacity,
      ),
    ).join('');
  return { back: bank(height * 0.9, 0.7), front: bank(height * 1.02, 1) };
}

function renderMandala({ frame }: Layout) {
  const { width, height } = frame;
  const paper = `<rect width="${width}" height="${height}" fill="#f3e6f5"/>`;
  const areas = paintAreas(mandalaOf(frame), (colour) => colour);
  return { back: `${paper}<g stroke="#32252d" stroke-width="3">${areas}</g>`, front: '' };
}
