import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { type Extra, grounds } from '../scenery/grounds.ts';
import { outlineAreas } from '../scenery/places/areas.ts';
import { furnitureOf } from '../scenery/places/furniture.ts';
import { outlineInlandWater } from '../scenery/places/render-inland-water.ts';
import { isFreeSpot } from './is-free-spot.ts';
import { lineShapes } from './line-shapes.ts';

/** Two hills with what stands on them, from far to near; few things, all closed outlines. */
export function renderLineLand(layout: Layout, pen: number, random: Random): string {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const ground = grounds[setting.place] ?? grounds.meadow;
  const has = (extra: Extra) => ground.extras.includes(extra);
  const wave = Math.min(ground.wave, 0.02) * height;
  const hill = (y: number, size = wave) => lineShapes.hill(width, y, height, size, random);
  const parts: string[] = [];
  const along = (count: number, render: (x: number) => string) => {
    for (let at = 0; at < count; at++)
      parts.push(render(((at + floatBetween(random, 0.3, 0.7)) / count) * width));
  };
  const atEdge = () =>
    width *
    (chance(random, 0.5) ? floatBetween(random, 0.04, 0.16) : floatBetween(random, 0.84, 0.96));

  if (has('peaks'))
    along(3, (x) =>
      lineShapes.peak(
        x,
        horizon + height * 0.03,
        height * floatBetween(random, 0.14, 0.22),
        width * 0.24,
      ),
    );
  if (has('houses')) parts.push(street(frame, random));
  if (has('forest'))
    along(5, (x) =>
      lineShapes.tree(x, horizon + height * 0.03, height * floatBetween(random, 0.17, 0.24), pen),
    );
  if (has('dunes')) parts.push(hill(horizon - height * 0.02, wave * 2));
  parts.push(hill(horizon + height * 0.01));
  if (has('barn'))
    parts.push(
      lineShapes.house(
        width * floatBetween(random, 0.62, 0.72),
        horizon + height * 0.05,
        width * 0.2,
        width * 0.14,
      ),
    );
  if (has('firs'))
    along(has('forest') ? 3 : 4, (x) =>
      lineShapes.fir(x, horizon + height * 0.05, height * floatBetween(random, 0.12, 0.18)),
    );
  if (has('trees'))
    parts.push(lineShapes.tree(atEdge(), horizon + height * 0.045, height * 0.16, pen));
  if (has('acacias'))
    parts.push(lineShapes.tree(atEdge(), horizon + height * 0.045, height * 0.17, pen));
  if (has('palms')) {
    parts.push(lineShapes.palm(width * 0.08, horizon + height * 0.09, height * 0.3, 1));
    parts.push(lineShapes.palm(width * 0.93, horizon + height * 0.08, height * 0.26, -1));
  }
  if (has('fence')) parts.push(fence(width, horizon + height * 0.06));
  if (has('sweets'))
    along(4, (x) =>
      lollipop(x, horizon + height * 0.12, height * floatBetween(random, 0.08, 0.12)),
    );
  parts.push(hill(horizon + height * 0.12));
  if (has('river') || has('lake')) parts.push(outlineInlandWater(layout, has('river')));
  parts.push(outlineAreas(furnitureOf(setting.place, frame)));
  if (has('cacti')) parts.push(cactus(atEdge(), horizon + height * 0.16, height * 0.12, pen));
  if (has('road')) parts.push(road(frame));
  parts.push(...plants(layout, pen, random, has));
  return parts.join('');
}

/** Few and large: small hands colour them, too. */
const PLANTS = 6;

/** Tufts and flowers where no figure stands. */
function plants(
  layout: Layout,
  pen: number,
  random: Random,
  has: (extra: Extra) => boolean,
): string[] {
  const { width, height, horizon } = layout.frame;
  const parts: string[] = [];
  if (layout.setting.weather.includes('snow')) return parts;
  for (let at = 0; at < PLANTS; at++) {
    const x = ((at + floatBetween(random, 0.35, 0.65)) / PLANTS) * width;
    const y = floatBetween(random, horizon + height * 0.2, height * 0.985);
    const size = Math.min(width, height) * floatBetween(random, 0.056, 0.074);
    if (!isFreeSpot(layout, x, y - size * 0.8, size * 1.5)) continue;
    if (has('flowers') && at % 3 !== 2) parts.push(lineShapes.flower(x, y, size * 1.3, pen));
    else if (has('grass')) parts.push(lineShapes.grass(x, y, size));
  }
  return parts;
}

function street({ width, height, horizon }: Layout['frame'], random: Random): string {
  return Array.from({ length: 6 }, (_, at) => {
    const w = (width / 6) * 0.86;
    return lineShapes.house(
      (at + 0.07) * (width / 6),
      horizon + height * 0.05,
      w,
      height * floatBetween(random, 0.12, width > height ? 0.3 : 0.22),
    );
  }).join('');
}

function road({ width, height, horizon }: Layout['frame']): string {
  const top = horizon + (height - horizon) * 0.45;
  const band = (height - horizon) * 0.44;
  const dashes = Array.from(
    { length: 5 },
    (_, at) =>
      `<rect x="${(at + 0.2) * (width / 5)}" y="${top + band * 0.44}" width="${width / 9}" height="${band * 0.09}" rx="6"/>`,
  );
  return `<rect x="-50" y="${top}" width="${width + 100}" height="${band}"/>${dashes.join('')}`;
}

function fence(width: number, y: number): string {
  const step = width / 10;
  const h = step * 0.95;
  const rail = (dy: number) =>
    `<rect x="-20" y="${y - h * dy}" width="${width + 40}" height="${h * 0.14}"/>`;
  const posts = Array.from(
    { length: 11 },
    (_, at) =>
      `<path d="M${at * step - step * 0.2} ${y}v${-h * 0.8}l${step * 0.2} ${-h * 0.2}l${step * 0.2} ${h * 0.2}v${h * 0.8}Z"/>`,
  );
  return rail(0.66) + rail(0.32) + posts.join('');
}

function lollipop(x: number, base: number, height: number): string {
  const r = height * 0.36;
  return `<rect x="${x - height * 0.04}" y="${base - height * 0.6}" width="${height * 0.08}" height="${height * 0.6}"/>${lineShapes.circle(x, base - height * 0.85, r)}${lineShapes.circle(x, base - height * 0.85, r * 0.62)}${lineShapes.circle(x, base - height * 0.85, r * 0.26)}`;
}

function cactus(x: number, base: number, height: number, pen: number): string {
  const limb = (path: string) =>
    `<path d="${path}" fill="none" stroke-width="${height * 0.2 + pen * 2}"/>`;
  const paths = [
    `M${x} ${base}V${base - height}`,
    `M${x} ${base - height * 0.35}h${-height * 0.34}v${-height * 0.3}`,
    `M${x} ${base - height * 0.5}h${height * 0.34}v${-height * 0.25}`,
  ];
  const ink = paths.map(limb).join('');
  const white = paths.map(
    (path) => `<path d="${path}" fill="none" stroke="#fff" stroke-width="${height * 0.2}"/>`,
  );
  return ink + white.join('');
}
