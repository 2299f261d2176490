import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../../drawings/colour-space.ts';
import type { Layout } from '../../layout/layout.ts';
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

  const front = weeds(
    layout,
    random,
    (colour) => colourSpace.mix(lit(colour), '#12405f', 0.25),
    height * 1.01,
    5,
  );
  return { back: parts.join(''), front };
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
