import { pickIfAny } from '@lux/random/choose.ts';
import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import type { Palette } from './palette.ts';

function renderHouses(
  { width, height, horizon }: Layout['frame'],
  palette: Palette,
  random: Random,
): string {
  const colours = ['#ecc4b2', '#f1d8a6', '#b9d3e0', '#cfc3e0', '#c3dabd', '#ebbdc4'];
  const parts: string[] = [];
  let x = -width * 0.02;
  while (x < width) {
    const w = Math.max(width, height * 0.8) * floatBetween(random, 0.09, 0.15);
    const h = height * floatBetween(random, 0.12, 0.26);
    const y = horizon + height * 0.03 - h;
    const wall = palette.lit(pickIfAny(random, colours) ?? '#f2b8a0');
    const roof = chance(random, 0.6)
      ? `<path d="M${x - w * 0.06} ${y}L${x + w / 2} ${y - w * 0.45}L${x + w * 1.06} ${y}Z" fill="${palette.lit('#b5604f')}"/>`
      : '';
    parts.push(
      `${roof}<rect x="${x}" y="${y}" width="${w}" height="${h + height * 0.06}" fill="${wall}"/>`,
    );
    const isLit = palette.lit('#ffffff') !== '#ffffff';
    for (let row = y + w * 0.2; row < y + h - w * 0.2; row += w * 0.42) {
      for (const share of [0.18, 0.58])
        parts.push(
          `<rect x="${x + w * share}" y="${row}" width="${w * 0.24}" height="${w * 0.27}" rx="${w * 0.03}" fill="${isLit ? (chance(random, 0.7) ? '#ffe28a' : '#5f6b95') : '#e8f6ff'}"/>`,
        );
    }
    x += w * 1.04;
  }
  return parts.join('');
}

function renderRoad({ width, height, horizon }: Layout['frame'], palette: Palette): string {
  const top = horizon + (height - horizon) * 0.42;
  const band = (height - horizon) * 0.5;
  const dashes = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${(at + 0.2) * (width / 6)}" y="${top + band * 0.44}" width="${width / 11}" height="${band * 0.06}" rx="${band * 0.03}" fill="${palette.lit('#ffffff')}"/>`,
  );
  return `<rect y="${top - band * 0.1}" width="${width}" height="${band * 1.2}" fill="${palette.lit('#d9d6cd')}"/><rect y="${top}" width="${width}" height="${band}" fill="${palette.lit('#8b929b')}"/>${dashes.join('')}`;
}

/** A sandy path that winds from the lower edge up to the hills. */
function renderPath(
  { width, height, horizon }: Layout['frame'],
  fill: string,
  random: Random,
): string {
  const side = chance(random, 0.5) ? 1 : -1;
  const at = (x: number, y: number) =>
    `${(width * (0.5 + side * x)).toFixed(0)} ${(horizon + (height - horizon) * y).toFixed(0)}`;
  return `<path d="M${at(0.02, 1.02)}C${at(0.1, 0.72)} ${at(0.44, 0.7)} ${at(0.4, 0.54)}C${at(0.37, 0.44)} ${at(0.18, 0.44)} ${at(0.22, 0.37)}L${at(0.235, 0.37)}C${at(0.2, 0.43)} ${at(0.44, 0.42)} ${at(0.5, 0.54)}C${at(0.58, 0.72)} ${at(0.3, 0.76)} ${at(0.3, 1.02)}Z" fill="${fill}" opacity=".75"/>`;
}

function renderBarn(x: number, base: number, size: number, palette: Palette): string {
  const { lit } = palette;
  return `<rect x="${x - size * 0.5}" y="${base - size * 0.6}" width="${size}" height="${size * 0.6}" fill="${lit('#c9584c')}"/><path d="M${x - size * 0.6} ${base - size * 0.58}L${x - size * 0.35} ${base - size * 0.95}H${x + size * 0.35}L${x + size * 0.6} ${base - size * 0.58}Z" fill="${lit('#7d4a44')}"/><rect x="${x - size * 0.17}" y="${base - size * 0.38}" width="${size * 0.34}" height="${size * 0.38}" fill="${lit('#f7ede2')}"/><path d="M${x - size * 0.17} ${base - size * 0.38}L${x + size * 0.17} ${base}M${x + size * 0.17} ${base - size * 0.38}L${x - size * 0.17} ${base}" stroke="${lit('#c9584c')}" stroke-width="${size * 0.04}"/>`;
}

function renderFence({ width }: Layout['frame'], y: number, palette: Palette): string {
  const step = width / 15;
  const [wood, h] = [palette.lit('#f5ead8'), step * 1.05];
  const posts = Array.from(
    { length: 16 },
    (_, at) =>
      `<path d="M${at * step - step * 0.18} ${y}v${-h * 0.8}l${step * 0.18} ${-h * 0.2}l${step * 0.18} ${h * 0.2}v${h * 0.8}Z" fill="${wood}"/>`,
  );
  return `<path d="M0 ${y - h * 0.62}H${width}M0 ${y - h * 0.28}H${width}" stroke="${palette.lit('#e5d5bb')}" stroke-width="${h * 0.12}"/>${posts.join('')}`;
}

function renderAcacia(x: number, base: number, height: number, leaf: string): string {
  const crown = (dy: number, half: number) =>
    `<ellipse cx="${x}" cy="${base - height * dy}" rx="${height * half}" ry="${height * 0.11}" fill="${leaf}"/>`;
  return `<path d="M${x} ${base}L${x} ${base - height * 0.5}M${x} ${base - height * 0.4}L${x - height * 0.25} ${base - height * 0.75}M${x} ${base - height * 0.45}L${x + height * 0.25} ${base - height * 0.8}" stroke="#8a6a4a" stroke-width="${height * 0.05}" stroke-linecap="round" fill="none"/>${crown(0.78, 0.5)}${crown(0.88, 0.36)}`;
}

function renderCactus(x: number, base: number, height: number, colour: string): string {
  return `<path d="M${x} ${base}V${base - height}M${x} ${base - height * 0.35}h${-height * 0.3}v${-height * 0.3}M${x} ${base - height * 0.5}h${height * 0.28}v${-height * 0.25}" stroke="${colour}" stroke-width="${height * 0.17}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}

function renderFloes(
  { width, height, horizon }: Layout['frame'],
  palette: Palette,
  random: Random,
): string {
  const water = `<rect y="${horizon}" width="${width}" height="${height * 0.1}" fill="${palette.lit('#7fc3e8')}"/>`;
  const bergs = [0.18, 0.5, 0.84].map((share) => {
    const [x, h] = [
      width * (share + floatBetween(random, -0.06, 0.06)),
      height * floatBetween(random, 0.06, 0.13),
    ];
    const base = horizon + height * 0.03;
    return `<path d="M${x - h} ${base}L${x - h * 0.5} ${base - h * 0.7}L${x - h * 0.1} ${base - h}L${x + h * 0.4} ${base - h * 0.6}L${x + h} ${base}Z" fill="${palette.lit('#f2f9ff')}"/><path d="M${x - h * 0.1} ${base - h}L${x + h * 0.4} ${base - h * 0.6}L${x + h} ${base}H${x + h * 0.1}Z" fill="${palette.lit('#cfe3f3')}"/>`;
  });
  return water + bergs.join('');
}

function renderSweets({ width, height, horizon }: Layout['frame'], random: Random): string {
  const colours = ['#ff7aa8', '#7ad0f0', '#ffd24d', '#9be08a', '#c59bf2'];
  return Array.from({ length: 9 }, (_, at) => {
    const x = ((at + floatBetween(random, 0.2, 0.8)) / 9) * width;
    const base = horizon + height * floatBetween(random, 0.05, 0.14);
    const h = height * floatBetween(random, 0.1, 0.17);
    const r = h * 0.3;
    const colour = pickIfAny(random, colours) ?? '#ff7aa8';
    return `<path d="M${x} ${base}V${base - h}" stroke="#fff" stroke-width="${h * 0.07}" stroke-linecap="round"/><circle cx="${x}" cy="${base - h}" r="${r}" fill="${colour}"/><path d="M${x} ${base - h}m${-r * 0.6} 0a${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.6} ${r * 0.6}a${r * 0.35} ${r * 0.35} 0 1 1 ${r * 0.1} ${-r * 0.65}" fill="none" stroke="#fff" stroke-width="${r * 0.16}" stroke-linecap="round"/>`;
  }).join('');
}

function renderVines({ width, height }: Layout['frame'], palette: Palette, random: Random): string {
  const leaves = [0, 0.04, 0.1, 0.9, 0.96, 1].map((share) => {
    const size = Math.min(width, height) * floatBetween(random, 0.1, 0.17);
    const x = width * share;
    const turn = (share < 0.5 ? 1 : -1) * floatBetween(random, 8, 40);
    return `<path transform="rotate(${turn} ${x} 0)" d="M${x} ${-size * 0.2}Q${x - size * 0.55} ${size * 0.7} ${x} ${size * 1.6}Q${x + size * 0.55} ${size * 0.7} ${x} ${-size * 0.2}Z" fill="${palette.lit(pickIfAny(random, ['#2f7d43', '#3b8f4d', '#25693a']) ?? '#2f7d43')}"/>`;
  });
  return leaves.join('');
}

/** What stands in a landscape: each draws itself at the given place in the light of the palette. */
export const landFeatures = {
  houses: renderHouses,
  road: renderRoad,
  path: renderPath,
  barn: renderBarn,
  fence: renderFence,
  acacia: renderAcacia,
  cactus: renderCactus,
  floes: renderFloes,
  sweets: renderSweets,
  vines: renderVines,
};
