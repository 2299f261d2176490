import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { type Extra, grounds } from '../scenery/grounds.ts';
import { outlineAreas } from '../scenery/places/areas.ts';
import { furnitureOf } from '../scenery/places/furniture.ts';
import { outlineInlandWater } from '../scenery/places/render-inland-water.ts';
import { isFreeBox } from './is-free-box.ts';
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
  const air = pen * 3;
  /** Draws what stands at x, `high` and `half` wide to each side, where nobody is before it. */
  const stand = (x: number, base: number, high: number, half: number, drawn: () => string) => {
    const box = { left: x - half, right: x + half, top: base - high, low: base };
    if (!isFreeBox(layout, box, air)) return false;
    parts.push(drawn());
    return true;
  };
  const along = (count: number, place: (x: number) => unknown) => {
    for (let at = 0; at < count; at++)
      place(((at + floatBetween(random, 0.35, 0.65)) / count) * width);
  };
  /** A place at one of the edges, the other if somebody is there. */
  const atEdge = (place: (x: number) => boolean) => {
    const sides = [floatBetween(random, 0.08, 0.17), floatBetween(random, 0.83, 0.92)];
    if (chance(random, 0.5)) sides.reverse();
    for (const share of sides) if (place(width * share)) return;
  };
  const tree = (x: number, base: number, high: number) =>
    stand(x, base, high, high * 0.42, () => lineShapes.tree(x, base, high, pen));

  if (has('peaks'))
    along(3, (x) =>
      lineShapes.peak(
        x,
        horizon + height * 0.03,
        height * floatBetween(random, 0.14, 0.22),
        width * 0.24,
      ),
    );
  if (has('houses')) parts.push(street(layout, random));
  if (has('dunes')) parts.push(hill(horizon - height * 0.02, wave * 2));
  parts.push(hill(horizon + height * 0.01));
  const rim = horizon + height * 0.05;
  // A forest has trees, however small, where somebody flies above it.
  if (has('forest'))
    along(5, (x) => {
      const high = height * floatBetween(random, 0.18, 0.24);
      return [1, 0.66, 0.45].some((share) => tree(x, rim, high * share));
    });
  if (has('barn')) {
    const size = width * 0.2;
    for (const share of [0.72, 0.06])
      if (
        stand(width * share + size / 2, rim, size * 1.25, size * 0.6, () =>
          lineShapes.house(width * share, rim, size, size * 0.7),
        )
      )
        break;
  }
  if (has('firs'))
    along(has('forest') ? 3 : 4, (x) => {
      const high = height * floatBetween(random, 0.13, 0.19);
      return stand(x, rim, high, high * 0.3, () => lineShapes.fir(x, rim, high));
    });
  if (has('trees') || has('acacias')) atEdge((x) => tree(x, rim, height * 0.19));
  if (has('palms'))
    for (const [share, high, lean] of [
      [0.1, 0.32, 1],
      [0.9, 0.28, -1],
    ] as const)
      stand(width * share, rim + height * 0.04, height * high, height * high * 0.45, () =>
        lineShapes.palm(width * share, rim + height * 0.04, height * high, lean, pen),
      );
  if (has('sweets'))
    along(4, (x) => {
      const high = height * floatBetween(random, 0.09, 0.13);
      return stand(x, horizon + height * 0.12, high * 1.25, high * 0.4, () =>
        lollipop(x, horizon + height * 0.12, high),
      );
    });
  parts.push(hill(horizon + height * 0.12));
  if (has('river') || has('lake')) parts.push(outlineInlandWater(layout, has('river')));
  parts.push(outlineAreas(furnitureOf(setting.place, frame), pen));
  if (has('cacti'))
    atEdge((x) =>
      stand(x, horizon + height * 0.16, height * 0.16, height * 0.08, () =>
        cactus(x, horizon + height * 0.16, height * 0.14, pen),
      ),
    );
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
  const hasWater = has('river') || has('lake');
  const spots: { x: number; y: number }[] = [];
  if (layout.setting.weather.includes('snow')) return parts;
  for (let at = 0; at < PLANTS * 2; at++) {
    const x = (((at % PLANTS) + floatBetween(random, 0.35, 0.65)) / PLANTS) * width;
    const y = floatBetween(random, horizon + height * (hasWater ? 0.4 : 0.2), height * 0.985);
    const size = Math.min(width, height) * floatBetween(random, 0.056, 0.074);
    const isFree =
      isFreeBox(
        layout,
        { left: x - size, right: x + size, top: y - size * 2.8, low: y },
        size * 0.5,
      ) && spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > size * 3.4);
    if (!isFree) continue;
    spots.push({ x, y });
    if (has('flowers') && spots.length % 3 !== 0)
      parts.push(lineShapes.flower(x, y, size * 1.3, pen));
    else if (has('grass')) parts.push(lineShapes.grass(x, y, size));
  }
  return parts;
}

/** Houses side by side where nobody hides them. */
function street(layout: Layout, random: Random): string {
  const { width, height, horizon } = layout.frame;
  const count = width > height ? 6 : 4;
  return Array.from({ length: count }, (_, at) => {
    const w = (width / count) * 0.84;
    const h = height * floatBetween(random, 0.14, width > height ? 0.28 : 0.2);
    const [x, base] = [(at + 0.08) * (width / count), horizon + height * 0.05];
    const box = { left: x, right: x + w, top: base - h - w * 0.5, low: base - h * 0.4 };
    return isFreeBox(layout, box) ? lineShapes.house(x, base, w, h) : '';
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
