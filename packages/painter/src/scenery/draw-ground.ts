import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { drawIndoors } from './draw-indoors.ts';
import { drawLand } from './draw-land.ts';
import { drawSpace } from './draw-space.ts';
import { drawWater } from './draw-water.ts';
import { grounds } from './grounds.ts';
import type { Palette } from './palette.ts';
import { shapes } from './shapes.ts';

/** Everything behind the figures below the sky; `front` is painted over their feet. */
export function drawGround(
  layout: Layout,
  palette: Palette,
  random: Random,
): { back: string; front: string } {
  const { place } = layout.setting;
  if (place === 'space' || place === 'moon') return drawSpace(layout, random);
  if (place === 'sea' || place === 'underwater' || place === 'beach')
    return drawWater(layout, palette, random);
  if (place === 'room' || place === 'classroom') return drawIndoors(layout, random);
  if (place === 'sky') return drawClouds(layout, palette, random);
  const ground = grounds[place] ?? grounds.meadow;
  return drawLand(layout, ground, palette, random);
}

function drawClouds({ frame }: Layout, palette: Palette, random: Random) {
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
