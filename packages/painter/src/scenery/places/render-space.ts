import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../../layout/layout.ts';
import { isFreeSpot } from '../../lines/is-free-spot.ts';
import { hasPlanets } from '../../lines/render-line-space.ts';
import { shapes } from '../shapes.ts';

/** Deep space with nebulas, stars and planets; on the moon also grey ground with craters. */
export function renderSpace(layout: Layout, random: Random): { back: string; front: string } {
  const { width, height, horizon } = layout.frame;
  const small = Math.min(width, height);
  const parts = [
    `<defs>${shapes.gradient('space', ['#0c1036', '#1d1b57', '#3a2470'])}<radialGradient id="nebula"><stop offset="0" stop-color="#b05ad0" stop-opacity=".5"/><stop offset="1" stop-color="#b05ad0" stop-opacity="0"/></radialGradient><radialGradient id="mist"><stop offset="0" stop-color="#3f8fd8" stop-opacity=".5"/><stop offset="1" stop-color="#3f8fd8" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#space)"/>`,
    `<ellipse cx="${width * floatBetween(random, 0.1, 0.4)}" cy="${height * floatBetween(random, 0.15, 0.4)}" rx="${width * 0.6}" ry="${height * 0.25}" fill="url(#nebula)"/><ellipse cx="${width * floatBetween(random, 0.6, 0.9)}" cy="${height * floatBetween(random, 0.5, 0.8)}" rx="${width * 0.6}" ry="${height * 0.25}" fill="url(#mist)"/>`,
  ];
  for (let at = 0; at < 130; at++) {
    const [x, y] = [random() * width, random() * height];
    const size = floatBetween(random, 0.001, 0.0038) * small;
    parts.push(
      chance(random, 0.1)
        ? shapes.star(x, y, size * 2.6, '#ffe9a0')
        : `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff" opacity="${floatBetween(random, 0.5, 1).toFixed(2)}"/>`,
    );
  }
  const planets = [
    ['#f2a65a', '#e08a3f'],
    ['#7ec8e3', '#5aaed0'],
    ['#d98fd0', '#bf72b8'],
    ['#9bd08a', '#7db86c'],
  ];
  const first = Math.floor(random() * planets.length);
  [
    [0.13, 0.12],
    [0.87, 0.28],
    [0.16, 0.84],
  ].forEach(([x = 0, y = 0], at) => {
    const isHidden = layout.setting.place === 'moon' && at === 2;
    const [colour = '', shade = ''] = planets[(first + at) % planets.length] ?? [];
    const isTaken = hasPlanets(layout) || !isFreeSpot(layout, x * width, y * height, small * 0.11);
    if (!isHidden && !isTaken)
      parts.push(
        planet(
          x * width,
          y * height,
          small * floatBetween(random, 0.05, 0.1),
          colour,
          shade,
          at === 1,
        ),
      );
  });
  if (layout.setting.place === 'moon') {
    const isMars = layout.setting.words.includes('Mars');
    parts.push(
      moonGround(
        layout,
        random,
        isMars ? '#d9825b' : '#cfd2dc',
        isMars ? '#bd6944' : '#aeb3c2',
        horizon,
      ),
    );
  }
  return { back: parts.join(''), front: '' };
}

function planet(
  x: number,
  y: number,
  r: number,
  colour: string,
  shade: string,
  hasRing: boolean,
): string {
  const ring = hasRing
    ? `<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.42}" fill="none" stroke="#f6dca8" stroke-width="${r * 0.14}" transform="rotate(-16 ${x} ${y})" opacity=".9"/>`
    : '';
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x - r * 0.94} ${y + r * 0.3}Q${x} ${y + r * 0.75} ${x + r * 0.98} ${y + r * 0.1}A${r} ${r} 0 0 1 ${x - r * 0.94} ${y + r * 0.3}Z" fill="${shade}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.2}" fill="${shade}" opacity=".7"/>${ring}`;
}

function moonGround(
  layout: Layout,
  random: Random,
  colour: string,
  shade: string,
  horizon: number,
): string {
  const { width, height } = layout.frame;
  const craters = Array.from({ length: 11 }, () => {
    const y = floatBetween(random, horizon + height * 0.06, height * 0.97);
    const r = width * 0.05 * (0.3 + (y - horizon) / (height - horizon));
    const x = random() * width;
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.36}" fill="${shade}"/><ellipse cx="${x}" cy="${y + r * 0.06}" rx="${r * 0.82}" ry="${r * 0.26}" fill="${shade}" opacity=".6"/>`;
  });
  return `${shapes.hills(width, horizon - height * 0.02, height, height * 0.03, shade, random)}${shapes.hills(width, horizon + height * 0.02, height, height * 0.02, colour, random)}${craters.join('')}`;
}
