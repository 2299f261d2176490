import { pickIfAny } from '@lux/random/choose.ts';
import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Layout } from '../layout/layout.ts';
import type { Extra, Ground } from './grounds.ts';
import { landFeatures } from './land-features.ts';
import type { Palette } from './palette.ts';
import { furnitureOf, paintAreas } from './places/furniture.ts';
import { renderInlandWater } from './places/render-inland-water.ts';
import { shapes } from './shapes.ts';

/** Layered hills with what belongs to the place, the season and the hour. */
export function renderLand(layout: Layout, ground: Ground, palette: Palette, random: Random) {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const { mix } = colourSpace;
  const isSnowy =
    setting.weather.includes('snow') && !['desert', 'ice', 'candy'].includes(setting.place);
  const isAutumn = setting.weather.includes('autumn');
  const tone = (colour: string) => {
    const season = isSnowy
      ? mix(colour, '#f6faff', 0.88)
      : isAutumn
        ? mix(colour, '#d9a441', 0.3)
        : colour;
    return palette.lit(season);
  };
  const wave = ground.wave * height;
  const has = (extra: Extra) => ground.extras.includes(extra);
  const leaf = (colour: string) =>
    palette.lit(
      isAutumn
        ? (pickIfAny(random, ['#e39b3b', '#d9733a', '#e8bd4a', '#c9563c']) ?? colour)
        : isSnowy
          ? mix(colour, '#dfeaf2', 0.45)
          : colour,
    );
  const back: string[] = [];
  const haze = (colour: string) => mix(tone(colour), palette.sky.at(-1) ?? '#ffffff', 0.45);
  const along = (count: number, render: (x: number, at: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      render(((at + floatBetween(random, 0.15, 0.85)) / count) * width, at),
    ).join('');

  if (has('peaks')) {
    back.push(
      along(4, (x) =>
        shapes.peak(
          x,
          horizon + height * 0.02,
          height * floatBetween(random, 0.16, 0.3),
          width * floatBetween(random, 0.24, 0.34),
          haze('#8794ad'),
          palette.lit('#ffffff'),
        ),
      ),
    );
  }
  if (has('houses')) back.push(landFeatures.houses(frame, palette, random));
  back.push(
    shapes.hills(width, horizon - height * 0.025, height, wave * 1.6, haze(ground.far), random),
  );
  if (has('forest')) {
    back.push(
      along(width > height ? 13 : 8, (x) =>
        shapes.tree(
          x,
          horizon + height * 0.01,
          height * floatBetween(random, 0.16, 0.26),
          mix(leaf('#6fae63'), palette.sky.at(-1) ?? '#fff', 0.3),
          random,
        ),
      ),
    );
  }
  if (has('dunes'))
    back.push(shapes.hills(width, horizon, height, wave * 2, tone('#f0d08d'), random));
  back.push(shapes.hills(width, horizon + height * 0.02, height, wave, tone(ground.far), random));
  const rim = horizon + height * 0.035;
  const edge = () =>
    width * (chance(random, 0.5) ? floatBetween(random, 0, 0.24) : floatBetween(random, 0.76, 1));
  if (has('barn'))
    back.push(
      landFeatures.barn(
        width * floatBetween(random, 0.6, 0.8),
        rim + height * 0.012,
        Math.min(width, height) * 0.2,
        palette,
      ),
    );
  if (has('firs'))
    back.push(
      along(7, (x) =>
        shapes.fir(
          x,
          rim + floatBetween(random, 0, 0.02) * height,
          height * floatBetween(random, 0.11, 0.2),
          leaf('#4f9a5b'),
          isSnowy,
        ),
      ),
    );
  if (has('trees'))
    back.push(
      along(4, () =>
        shapes.tree(
          edge(),
          rim + height * 0.01,
          height * floatBetween(random, 0.1, 0.16),
          leaf('#7fc067'),
          random,
        ),
      ),
    );
  if (has('acacias'))
    back.push(
      along(3, () =>
        landFeatures.acacia(
          edge(),
          rim + height * 0.015,
          height * floatBetween(random, 0.12, 0.18),
          leaf('#8fae4e'),
        ),
      ),
    );
  if (has('cacti'))
    back.push(
      along(3, () =>
        landFeatures.cactus(
          edge(),
          rim + height * 0.02,
          height * floatBetween(random, 0.06, 0.11),
          palette.lit('#6fae5b'),
        ),
      ),
    );
  if (has('floes')) back.push(landFeatures.floes(frame, palette, random));
  back.push(
    shapes.hills(width, horizon + height * 0.075, height, wave, tone(ground.middle), random),
  );
  if (has('fence')) back.push(landFeatures.fence(frame, rim + height * 0.05, palette));
  if (has('palms'))
    back.push(
      along(4, (x) =>
        shapes.palm(
          x < width / 2 ? x * 0.5 : width - (width - x) * 0.5,
          rim + height * 0.05,
          height * floatBetween(random, 0.24, 0.36),
          leaf('#3f9350'),
          x < width / 2 ? 1 : -1,
        ),
      ),
    );
  back.push(
    `<defs>${shapes.gradient('near', [tone(ground.near), mix(tone(ground.near), '#14301c', 0.12)])}</defs>${shapes.hills(width, horizon + height * 0.19, height, wave * 0.8, 'url(#near)', random)}`,
  );
  if (has('river') || has('lake')) back.push(renderInlandWater(layout, palette.lit, has('river')));
  back.push(paintAreas(furnitureOf(setting.place, frame), palette.lit));
  if (has('road')) back.push(landFeatures.road(frame, palette));
  if (has('sweets')) back.push(landFeatures.sweets(frame, random));
  const flowers = pickIfAny(random, [
    ['#ff8fb1', '#ffffff', '#ffd166'],
    ['#c39bf0', '#ff9aa2', '#ffffff'],
    ['#f76c6c', '#ffe08a', '#9ad0f5'],
  ]) ?? ['#ffffff'];
  const front: string[] = [];
  for (let at = 0; at < 34; at++) {
    const y = floatBetween(random, horizon + height * 0.12, height * 0.99);
    const depth = (y - horizon) / (height - horizon);
    const x = random() * width;
    const size = Math.min(width, height) * (0.008 + 0.016 * depth);
    const isFree = !layout.placements.some(
      (other) =>
        other.hasShadow &&
        Math.abs(other.y + other.actor.drawing.bounds.height * other.scale - y) < height * 0.03 &&
        x > other.x - size * 2 &&
        x < other.x + other.actor.drawing.bounds.width * other.scale + size * 2,
    );
    if (!isFree || isSnowy) continue;
    if (has('flowers') && at % 3 === 0 && !isAutumn)
      back.push(
        shapes.flower(
          x,
          y,
          size,
          palette.lit(pickIfAny(random, flowers) ?? '#fff'),
          tone('#4d9446'),
        ),
      );
    else if (has('grass'))
      back.push(shapes.grass(x, y, size * 1.4, tone(mix(ground.near, '#2c6e37', 0.28))));
  }
  if (has('grass') && !isSnowy) {
    for (let at = 0; at < 16; at++) {
      const x =
        (at < 8 ? floatBetween(random, -0.02, 0.2) : floatBetween(random, 0.8, 1.02)) * width;
      front.push(
        shapes.grass(
          x,
          height * 1.01,
          Math.min(width, height) * floatBetween(random, 0.035, 0.07),
          tone(mix(ground.near, '#1f5a30', 0.35)),
        ),
      );
    }
    if (has('flowers')) {
      for (const share of [0.05, 0.12, 0.9, 0.96])
        front.push(
          shapes.flower(
            width * share,
            height * 1.005,
            Math.min(width, height) * floatBetween(random, 0.025, 0.036),
            palette.lit(pickIfAny(random, flowers) ?? '#fff'),
            tone('#3d8440'),
          ),
        );
    }
  }
  if (has('vines')) front.push(landFeatures.vines(frame, palette, random));
  return { back: back.join(''), front: front.join('') };
}
