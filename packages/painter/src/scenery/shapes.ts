import { floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';

const n = (value: number) => value.toFixed(1);
const { mix } = colourSpace;

/** Soft, outline-free shapes for backgrounds; all measures in pixels, all return SVG. */
export const shapes = {
  /** A vertical gradient as `<linearGradient>` with evenly spread stops. */
  gradient(id: string, stops: readonly string[]): string {
    const parts = stops.map(
      (colour, at) =>
        `<stop offset="${n((at / Math.max(1, stops.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    );
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${parts.join('')}</linearGradient>`;
  },

  /** A rolling band from edge to edge, filled down to `bottom`. */
  hills(
    width: number,
    y: number,
    bottom: number,
    wave: number,
    fill: string,
    random: Random,
  ): string {
    const parts = 2 + Math.round(floatBetween(random, 0, 2));
    const step = width / parts;
    let path = `M${n(-step * 0.5)} ${n(y + floatBetween(random, -wave, wave))}`;
    for (let at = 0; at <= parts; at++) {
      const x = step * (at + 0.5);
      path += `S${n(x - step * 0.5)} ${n(y + floatBetween(random, -wave, wave))} ${n(x)} ${n(y + floatBetween(random, -wave, wave))}`;
    }
    const band = `${path}V${n(bottom)}H${n(-step)}Z`;
    if (!fill.startsWith('#')) return `<path d="${band}" fill="${fill}"/>`;
    const id = `hill${n(y)}`.replace('.', '-');
    const light = [mix(fill, '#ffffff', 0.16), fill, mix(fill, '#1d3b2a', 0.1)];
    const stops = light.map((colour, at) => `<stop offset="${at * 0.5}" stop-color="${colour}"/>`);
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - wave)}" x2="0" y2="${n(y + (bottom - y) * 0.35 + wave)}">${stops.join('')}</linearGradient><path d="${band}" fill="url(#${id})"/>`;
  },

  /** Puffs with a shaded underside. */
  cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
    const puff = (dx: number, dy: number, r: number) =>
      `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(r * size)}"/>`;
    const base = (dy: number) =>
      `<rect x="${n(x - 0.8 * size)}" y="${n(y + dy * size)}" width="${n(1.6 * size)}" height="${n(0.28 * size)}" rx="${n(0.14 * size)}"/>`;
    const puffs = `${puff(-0.55, 0.02, 0.26)}${puff(-0.2, -0.16, 0.36)}${puff(0.22, -0.1, 0.32)}${puff(0.58, 0.05, 0.22)}`;
    const shade = mix(fill, '#7fa3c4', 0.22);
    return `<g opacity="${opacity}"><g fill="${shade}">${puff(-0.5, 0.06, 0.26)}${puff(0.25, 0, 0.3)}${puff(0.58, 0.08, 0.22)}${base(0.03)}</g><g fill="${fill}">${puffs}<ellipse cx="${n(x)}" cy="${n(y + 0.08 * size)}" rx="${n(0.76 * size)}" ry="${n(0.13 * size)}"/></g></g>`;
  },

  star(x: number, y: number, size: number, fill: string): string {
    const points = Array.from({ length: 10 }, (_, at) => {
      const reach = at % 2 === 0 ? size : size * 0.45;
      const turn = (Math.PI / 5) * at - Math.PI / 2;
      return `${n(x + reach * Math.cos(turn))},${n(y + reach * Math.sin(turn))}`;
    });
    return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="${n(size * 0.3)}" stroke-linejoin="round"/>`;
  },

  tree(x: number, base: number, height: number, leaf: string, random: Random): string {
    const light = mix(leaf, '#ffffff', 0.16);
    const trunk = mix('#8a5a3b', leaf, 0.25);
    const r = height * 0.27;
    const top = base - height * 0.68;
    const puff = (dx: number, dy: number, size: number, fill: string) =>
      `<circle cx="${n(x + dx * r)}" cy="${n(top + dy * r)}" r="${n(r * size)}" fill="${fill}"/>`;
    const lean = floatBetween(random, -0.1, 0.1);
    return `<path d="M${n(x - height * 0.045)} ${n(base)}L${n(x - height * 0.03)} ${n(top)}H${n(x + height * 0.03)}L${n(x + height * 0.045)} ${n(base)}Z" fill="${trunk}"/>${puff(-0.75, 0.35, 0.72, leaf)}${puff(0.75, 0.35, 0.72, leaf)}${puff(lean, -0.35, 0.95, leaf)}${puff(0, 0.5, 0.8, leaf)}${puff(-0.3 + lean, -0.55, 0.5, light)}${puff(0.5, 0.05, 0.36, light)}`;
  },

  fir(x: number, base: number, height: number, leaf: string, snow: boolean): string {
    const layer = (top: number, low: number, half: number, fill: string) =>
      `<path d="M${n(x)} ${n(base - height * top)}L${n(x + height * half)} ${n(base - height * low)}Q${n(x)} ${n(base - height * (low - 0.07))} ${n(x - height * half)} ${n(base - height * low)}Z" fill="${fill}"/>`;
    const light = snow ? '#ffffff' : mix(leaf, '#ffffff', 0.1);
    return `<rect x="${n(x - height * 0.035)}" y="${n(base - height * 0.16)}" width="${n(height * 0.07)}" height="${n(height * 0.16)}" fill="${mix('#7a5036', leaf, 0.25)}"/>${layer(0.7, 0.13, 0.27, mix(leaf, '#000000', 0.1))}${layer(0.86, 0.38, 0.21, leaf)}${layer(1, 0.62, 0.15, light)}`;
  },

  palm(x: number, base: number, height: number, leaf: string, lean: number): string {
    const topX = x + lean * height * 0.3;
    const top = base - height * 0.8;
    const frond = (dx: number, dy: number, shade: number) =>
      `<path d="M${n(topX)} ${n(top)}Q${n(topX + dx * height * 0.55)} ${n(top - height * 0.24 + dy * height * 0.12)} ${n(topX + dx * height)} ${n(top + dy * height)}Q${n(topX + dx * height * 0.45)} ${n(top - height * 0.02 + dy * height * 0.3)} ${n(topX)} ${n(top)}Z" fill="${mix(leaf, '#000000', shade)}"/>`;
    return `<path d="M${n(x - height * 0.045)} ${n(base)}Q${n(x + lean * height * 0.05)} ${n(base - height * 0.5)} ${n(topX)} ${n(top)}Q${n(x + lean * height * 0.14)} ${n(base - height * 0.4)} ${n(x + height * 0.05)} ${n(base)}Z" fill="${mix('#a87b4f', leaf, 0.12)}"/>${frond(-0.4, 0.16, 0.12)}${frond(0.4, 0.16, 0.12)}${frond(-0.34, -0.04, 0)}${frond(0.34, -0.04, 0)}${frond(0.12, -0.2, 0.06)}${frond(-0.14, 0.24, 0.06)}`;
  },

  flower(x: number, y: number, size: number, petal: string, stem: string): string {
    const petals = Array.from({ length: 5 }, (_, at) => {
      const turn = (Math.PI * 2 * at) / 5;
      return `<circle cx="${n(x + Math.cos(turn) * size * 0.42)}" cy="${n(y - size * 1.5 + Math.sin(turn) * size * 0.42)}" r="${n(size * 0.34)}"/>`;
    });
    return `<path d="M${n(x)} ${n(y)}Q${n(x + size * 0.15)} ${n(y - size)} ${n(x)} ${n(y - size * 1.5)}M${n(x)} ${n(y - size * 0.3)}q${n(size * 0.5)} ${n(-size * 0.1)} ${n(size * 0.6)} ${n(-size * 0.5)}" stroke="${stem}" stroke-width="${n(size * 0.16)}" fill="none" stroke-linecap="round"/><g fill="${petal}">${petals.join('')}</g><circle cx="${n(x)}" cy="${n(y - size * 1.5)}" r="${n(size * 0.28)}" fill="#ffd94d"/>`;
  },

  grass(x: number, y: number, size: number, fill: string): string {
    const blade = (dx: number, height: number) =>
      `M${n(x + dx * 0.3 * size - size * 0.1)} ${n(y)}Q${n(x + dx * 0.4 * size)} ${n(y - height * size * 0.6)} ${n(x + dx * size)} ${n(y - height * size)}Q${n(x + dx * 0.6 * size)} ${n(y - height * size * 0.4)} ${n(x + dx * 0.3 * size + size * 0.1)} ${n(y)}Z`;
    return `<path d="${blade(-0.6, 0.8)}${blade(-0.1, 1.15)}${blade(0.5, 0.9)}" fill="${fill}"/>`;
  },

  /** A peak with a shaded side and a snow cap. */
  peak(x: number, base: number, height: number, half: number, rock: string, cap: string): string {
    const top = base - height;
    const at = (share: number, dx: number) => `${n(x + half * dx)} ${n(top + height * share)}`;
    return `<path d="M${n(x - half)} ${n(base)}L${n(x)} ${n(top)}L${n(x + half)} ${n(base)}Z" fill="${rock}"/><path d="M${n(x)} ${n(top)}L${n(x + half)} ${n(base)}H${n(x + half * 0.15)}L${at(0.5, 0.12)}L${at(0.3, -0.02)}Z" fill="${mix(rock, '#000000', 0.1)}"/><path d="M${n(x)} ${n(top)}L${at(0.32, 0.32)}L${at(0.26, 0.16)}L${at(0.38, 0.02)}L${at(0.27, -0.14)}L${at(0.33, -0.33)}Z" fill="${cap}" stroke="${cap}" stroke-width="4" stroke-linejoin="round"/>`;
  },

  bird(x: number, y: number, size: number, colour: string): string {
    return `<path d="M${n(x - size)} ${n(y - size * 0.3)}Q${n(x - size * 0.4)} ${n(y - size * 0.5)} ${n(x)} ${n(y)}Q${n(x + size * 0.4)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * 0.3)}" fill="none" stroke="${colour}" stroke-width="${n(size * 0.18)}" stroke-linecap="round"/>`;
  },
};
