import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../../drawings/colour-space.ts';
import type { Layout } from '../../layout/layout.ts';
import { roomAt } from '../foreground.ts';
import type { Palette } from '../palette.ts';
import { shapes } from '../shapes.ts';

/** The sea cut open (sky above, fish below), the world under water, or a beach. */
export function renderWater(
  layout: Layout,
  palette: Palette,
  random: Random,
): { back: string; front: string } {
  return layout.setting.place === 'beach'
    ? renderBeach(layout, palette, random)
    : renderSea(layout, palette, random);
}

function renderSea(layout: Layout, palette: Palette, random: Random) {
  const { width, height, horizon } = layout.frame;
  const { lit } = palette;
  const isDeep = layout.setting.place === 'underwater';
  const line = horizon + height * 0.09;
  const deep = ['#8fdcf0', '#4fb4e0', '#2f86c4', '#235f9f'].map(lit);
  const parts = [`<defs>${shapes.gradient('deep', deep)}</defs>`];
  if (isDeep) {
    parts.push(`<rect width="${width}" height="${height}" fill="url(#deep)"/>`);
    for (let at = 0; at < 5; at++) {
      const x = width * floatBetween(random, 0, 1);
      parts.push(
        `<path d="M${x} 0L${x + width * 0.1} 0L${x + width * 0.02 - width * 0.2} ${height * 0.8}H${x - width * 0.36}Z" fill="#fff" opacity=".08"/>`,
      );
    }
  } else {
    parts.push(
      `<rect y="${horizon}" width="${width}" height="${height}" fill="${lit('#7fcdec')}"/>`,
    );
    parts.push(waves(width, horizon + height * 0.03, height, height * 0.008, lit('#6fc3e8')));
    parts.push(waves(width, line, height, height * 0.011, 'url(#deep)'));
  }
  const floor = height * 0.9;
  parts.push(
    shapes.hills(width, floor - height * 0.035, height, height * 0.015, lit('#d8c48f'), random),
  );
  parts.push(weeds(layout, random, lit, floor - height * 0.01, 9));
  parts.push(shapes.hills(width, floor, height, height * 0.015, lit('#efdca8'), random));
  const stones = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${random() * width}" cy="${floatBetween(random, 0.93, 0.99) * height}" rx="${width * floatBetween(random, 0.01, 0.03)}" ry="${width * 0.01}" fill="${lit('#d6c08a')}"/>`,
  );
  parts.push(stones.join(''));
  const bubbles = Array.from(
    { length: 22 },
    () =>
      `<circle cx="${(random() * width).toFixed(0)}" cy="${floatBetween(random, isDeep ? 0.05 * height : line + height * 0.05, height * 0.9).toFixed(0)}" r="${(floatBetween(random, 0.004, 0.014) * width).toFixed(1)}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`,
  );
  parts.push(bubbles.join(''));

  const front = reef(layout, lit, random);
  return { back: parts.join(''), front };
}

/** Weeds and corals in the lower corners, as far as nobody swims there. */
function reef(layout: Layout, lit: (colour: string) => string, random: Random): string {
  const { width, height } = layout.frame;
  const small = Math.min(width, height);
  return ([1, -1] as const)
    .map((side) => {
      const reach = Math.max(small * 0.09, Math.min(small * 0.26, roomAt(layout, side, 0.62, 1)));
      const at = (x: number) => (side > 0 ? x : width - x);
      const dark = (colour: string) => colourSpace.mix(lit(colour), '#12305f', 0.2);
      const blade = (share: number, high: number, colour: string) => {
        const [x, h] = [at(reach * share), reach * high];
        const sway = side * reach * 0.16;
        const half = reach * 0.055;
        const base = height * 1.01;
        return `<path d="M${x - half} ${base}C${x - half + sway} ${base - h * 0.34} ${x - half - sway} ${base - h * 0.6} ${x + sway * 0.6} ${base - h}C${x + half} ${base - h * 0.6} ${x + half * 1.4 + sway} ${base - h * 0.34} ${x + half} ${base}Z" fill="${dark(colour)}"/>`;
      };
      const coral = (share: number, high: number, colour: string) => {
        const [x, h, base] = [at(reach * share), reach * high, height * 1.01];
        const arm = (dx: number, from: number, to: number) =>
          `M${x} ${base - h * from}q${dx * h * 0.9} ${-h * 0.06} ${dx * h} ${-h * (to - from)}`;
        return `<path d="M${x} ${base}V${base - h}${arm(-0.34, 0.3, 0.8)}${arm(0.36, 0.22, 0.72)}${arm(0.2, 0.6, 0.95)}" stroke="${dark(colour)}" stroke-width="${h * 0.13}" stroke-linecap="round" fill="none"/>`;
      };
      const corals = chance(random, 0.5) ? ['#ff8a7a', '#f2b04a'] : ['#e889c4', '#ff9d6b'];
      return [
        blade(0.06, 1.25, '#2f8f6c'),
        blade(0.26, 0.95, '#43a877'),
        blade(0.44, 1.1, '#2f8f6c'),
        coral(0.68, 0.62, corals[0] ?? '#ff8a7a'),
        blade(0.86, 0.5, '#63b86b'),
        coral(0.16, 0.5, corals[1] ?? '#f2b04a'),
      ].join('');
    })
    .join('');
}

function waves(width: number, y: number, bottom: number, size: number, fill: string): string {
  const step = width / 9;
  let path = `M${-step} ${y}`;
  for (let x = -step; x < width + step; x += step)
    path += `q${step / 4} ${-size * 2} ${step / 2} 0t${step / 2} 0`;
  return `<path d="${path}V${bottom}H${-step}Z" fill="${fill}"/>`;
}

function weeds(
  layout: Layout,
  random: Random,
  lit: (colour: string) => string,
  base: number,
  count: number,
): string {
  const { width, height } = layout.frame;
  return Array.from({ length: count }, (_, at) => {
    const x =
      (at % 2 === 0 ? floatBetween(random, 0, 0.22) : floatBetween(random, 0.78, 1)) * width;
    const h = height * floatBetween(random, 0.06, 0.15);
    const sway = width * 0.025 * (chance(random, 0.5) ? 1 : -1);
    if (at % 4 === 3)
      return `<path d="M${x} ${base}v${-h * 0.5}M${x} ${base - h * 0.2}l${-h * 0.2} ${-h * 0.25}M${x} ${base - h * 0.25}l${h * 0.2} ${-h * 0.3}M${x - h * 0.1} ${base - h * 0.33}v${-h * 0.2}" stroke="${lit('#ff8a7a')}" stroke-width="${h * 0.1}" stroke-linecap="round" fill="none"/>`;
    return `<path d="M${x} ${base}q${sway} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}" stroke="${lit(at % 2 ? '#3fa06c' : '#63b86b')}" stroke-width="${width * 0.018}" fill="none" stroke-linecap="round"/>`;
  }).join('');
}

function renderBeach(layout: Layout, palette: Palette, random: Random) {
  const { width, height, horizon } = layout.frame;
  const { lit } = palette;
  const back = [
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${lit('#6cc4e8')}"/>`,
    waves(width, horizon + height * 0.035, height, height * 0.006, lit('#5ab8e2')),
    waves(width, horizon + height * 0.08, height, height * 0.008, lit('#7fd3ea')),
    shapes.hills(width, horizon + height * 0.125, height, height * 0.01, '#ffffff', random),
    shapes.hills(width, horizon + height * 0.135, height, height * 0.01, lit('#f7e3b1'), random),
    shapes.palm(width * 0.06, horizon + height * 0.2, height * 0.38, lit('#4ba35a'), 1),
    shapes.palm(width * 0.96, horizon + height * 0.18, height * 0.3, lit('#4ba35a'), -1),
  ];
  const shells = Array.from({ length: 8 }, () => {
    const [x, y] = [random() * width, floatBetween(random, horizon + height * 0.22, height * 0.98)];
    return chance(random, 0.4)
      ? shapes.star(x, y, width * 0.014, lit('#f59b7c'))
      : `<ellipse cx="${x}" cy="${y}" rx="${width * 0.012}" ry="${width * 0.008}" fill="${lit('#e6cd93')}"/>`;
  });
  return { back: back.join('') + shells.join(''), front: '' };
}
