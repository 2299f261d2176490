import { pickIfAny } from '@lux/random/choose.ts';
import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Frame, Layout } from '../layout/layout.ts';
import type { Place } from '../wish/setting.ts';
import { type Foreground, renderForeground } from './foreground.ts';
import type { Extra, Ground } from './grounds.ts';
import { landFeatures } from './land-features.ts';
import type { Palette } from './palette.ts';
import { paintAreas } from './places/areas.ts';
import { furnitureOf } from './places/furniture.ts';
import { renderInlandWater } from './places/render-inland-water.ts';
import { plants } from './plants.ts';
import { ponds } from './ponds.ts';
import { puddles } from './puddles.ts';
import { blossomsOf, renderGrowth } from './render-growth.ts';
import { shapes } from './shapes.ts';
import { tracks } from './tracks.ts';

const { mix } = colourSpace;

/** Layered hills with what belongs to the place, the season and the hour. */
export function renderLand(
  layout: Layout,
  ground: Ground,
  palette: Palette,
  lightX: number,
  random: Random,
) {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const isSnowy =
    setting.weather.includes('snow') && !['desert', 'ice', 'candy'].includes(setting.place);
  const isWet = setting.weather.some((each) => each === 'rain' || each === 'storm');
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
        ? (pickIfAny(random, ['#dfa053', '#d2805a', '#e2bd67', '#c66f5a']) ?? colour)
        : isSnowy
          ? mix(colour, '#dfeaf2', 0.45)
          : colour,
    );
  const air = palette.sky.at(-1) ?? '#ffffff';
  /** What is far away has taken on the colour of the air. */
  const haze = (colour: string, share = 0.45) => mix(tone(colour), air, share);
  const back: string[] = [];
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
          haze('#8f9bb4'),
          palette.lit('#ffffff'),
        ),
      ),
    );
  } else if (wave > 0 && !has('houses')) {
    const blue = mix(ground.far, '#7fb0b8', 0.5);
    back.push(
      shapes.hills(width, horizon - height * 0.06, height, wave * 2.6, haze(blue, 0.6), random),
    );
  }
  if (has('houses')) back.push(landFeatures.houses(frame, palette, random));
  back.push(
    shapes.hills(width, horizon - height * 0.02, height, wave * 1.6, haze(ground.far), random),
  );
  const isWooded = has('trees') || has('flowers');
  if (isWooded) {
    const far = haze(mix(ground.middle, '#4d8f7c', 0.5), 0.36);
    for (const [from, to] of [
      [-0.05, floatBetween(random, 0.18, 0.34)],
      [floatBetween(random, 0.6, 0.76), 1.05],
    ] as const) {
      const base = horizon + height * 0.012;
      back.push(plants.grove(width * from, width * to, base, height * 0.034, far, random));
    }
  }
  if (has('forest')) {
    for (const [size, share, count] of [
      [0.2, 0.5, 9],
      [0.25, 0.22, 7],
    ] as const)
      back.push(
        along(width > height ? count + 4 : count, (x) =>
          plants.tree(
            x,
            horizon + height * (0.03 - share * 0.04),
            height * size * floatBetween(random, 0.85, 1.15),
            mix(leaf('#79b06e'), air, share),
            random,
          ),
        ),
      );
  }
  if (has('dunes'))
    back.push(shapes.hills(width, horizon, height, wave * 2, tone('#f0d6a0'), random));
  back.push(shapes.hills(width, horizon + height * 0.02, height, wave, tone(ground.far), random));
  back.push(standing(frame, has, { leaf, palette, along, isSnowy }, random));
  if (has('floes')) back.push(landFeatures.floes(frame, palette, random));
  back.push(
    shapes.hills(width, horizon + height * 0.075, height, wave, tone(ground.middle), random),
  );
  const rim = horizon + height * 0.035;
  if (has('fence')) back.push(landFeatures.fence(frame, rim + height * 0.05, palette));
  if (has('palms'))
    back.push(
      along(4, (x) =>
        shapes.palm(
          x < width / 2 ? x * 0.5 : width - (width - x) * 0.5,
          rim + height * 0.05,
          height * floatBetween(random, 0.24, 0.36),
          leaf('#559a60'),
          x < width / 2 ? 1 : -1,
        ),
      ),
    );
  if (isWooded && !isSnowy)
    for (const share of [floatBetween(random, 0, 0.12), floatBetween(random, 0.88, 1)])
      back.push(
        plants.bush(
          width * share,
          horizon + height * floatBetween(random, 0.13, 0.16),
          height * floatBetween(random, 0.05, 0.075),
          leaf('#86b874'),
        ),
      );
  const grass = tone(ground.near);
  back.push(
    `<defs>${shapes.gradient('near', [mix(grass, '#fffbd6', 0.2), grass, mix(grass, '#14413c', 0.2)])}</defs>${shapes.hills(width, horizon + height * 0.19, height, wave * 0.8, 'url(#near)', random)}`,
  );
  if (has('path') && !isSnowy && chance(random, 0.6))
    back.push(landFeatures.path(frame, mix(tone('#e9dcb6'), grass, 0.22), random));
  if (has('river') || has('lake')) back.push(renderInlandWater(layout, palette.lit, has('river')));
  back.push(paintAreas(furnitureOf(setting.place, frame), palette.lit));
  if (has('road')) back.push(landFeatures.road(frame, palette));
  back.push(tracks(layout, palette.lit), ponds(layout, palette.lit));
  if (has('sweets')) back.push(landFeatures.sweets(frame, random));
  const front: string[] = [];
  const near: string[] = [];
  const blossom =
    has('flowers') && !isAutumn && !isSnowy ? blossomsOf(palette.lit, random) : undefined;
  if (has('grass') && !isSnowy)
    back.push(renderGrowth(layout, { ground: ground.near, tone, blossom }, random));
  if (isWet) back.push(puddles(layout, palette, random));
  const kind = foregroundOf(ground, setting.place, isSnowy);
  if (kind) {
    const green = isAutumn ? '#c98a4a' : mix(ground.near, '#2f7d4f', 0.5);
    const look = {
      kind,
      leaf: isSnowy ? palette.lit('#6f9a88') : isAutumn ? palette.lit(green) : tone(green),
      bark: palette.lit('#7d5a44'),
      ground: grass,
      blossom,
    };
    const before = renderForeground(layout, look, lightX, random);
    near.push(before.back);
    front.push(before.front);
  }
  if (has('vines')) front.push(landFeatures.vines(frame, palette, random));
  return { back: back.join(''), near: near.join(''), front: front.join('') };
}

/** Between houses and tracks no twig hangs into the picture. */
const BUILT = /^(city|station|market|site|airport|racetrack|pitch|schoolyard)$/;

/** What stands nearest in a landscape. */
function foregroundOf({ extras }: Ground, place: Place, isSnowy: boolean): Foreground | undefined {
  if (place === 'ice' || place === 'rink') return 'snow';
  if (isSnowy) return BUILT.test(place) ? undefined : 'snow';
  if (place === 'forest' || place === 'camp') return 'wood';
  if (extras.includes('palms')) return 'palms';
  if (extras.includes('cacti')) return 'stones';
  if (extras.includes('acacias')) return 'dry';
  return extras.includes('grass') ? 'leaves' : undefined;
}

type Means = {
  leaf(colour: string): string;
  palette: Palette;
  along(count: number, render: (x: number, at: number) => string): string;
  isSnowy: boolean;
};

/** Barn, firs, trees, acacias and cacti on the hills behind the figures. */
function standing(
  { width, height, horizon }: Frame,
  has: (extra: Extra) => boolean,
  { leaf, palette, along, isSnowy }: Means,
  random: Random,
): string {
  const rim = horizon + height * 0.035;
  const edge = () =>
    width * (chance(random, 0.5) ? floatBetween(random, 0, 0.24) : floatBetween(random, 0.76, 1));
  const parts: string[] = [];
  if (has('barn'))
    parts.push(
      landFeatures.barn(
        width * floatBetween(random, 0.6, 0.8),
        rim + height * 0.012,
        Math.min(width, height) * 0.2,
        palette,
      ),
    );
  if (has('firs'))
    parts.push(
      along(7, (x) => {
        const base = rim + floatBetween(random, 0, 0.02) * height;
        const tall = height * floatBetween(random, 0.11, 0.2);
        return plants.fir(x, base, tall, leaf('#5f9a70'), isSnowy);
      }),
    );
  if (has('trees'))
    parts.push(
      along(4, () =>
        plants.tree(
          edge(),
          rim + height * floatBetween(random, 0.005, 0.02),
          height * floatBetween(random, 0.12, 0.2),
          leaf('#86bd72'),
          random,
        ),
      ),
    );
  if (has('acacias'))
    parts.push(
      along(3, () =>
        landFeatures.acacia(
          edge(),
          rim + height * 0.015,
          height * floatBetween(random, 0.12, 0.18),
          leaf('#9db069'),
        ),
      ),
    );
  if (has('cacti'))
    parts.push(
      along(3, () =>
        landFeatures.cactus(
          edge(),
          rim + height * 0.02,
          height * floatBetween(random, 0.06, 0.11),
          palette.lit('#7fae70'),
        ),
      ),
    );
  return parts.join('');
}
