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
    const light = [mix(fill, '#fffbd6', 0.26), fill, mix(fill, '#1d4a4a', 0.12)];
    const stops = light.map((colour, at) => `<stop offset="${at * 0.5}" stop-color="${colour}"/>`);
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - wave)}" x2="0" y2="${n(y + (bottom - y) * 0.35 + wave)}">${stops.join('')}</linearGradient><path d="${band}" fill="url(#${id})"/>`;
  },

  /** Puffs in one shape, bright above, shaded below. */
  cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
    const puff = (dx: number, dy: number, r: number) =>
      `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(r * size)}"/>`;
    const id = `cloud${Math.round(x)}-${Math.round(y)}`;
    const shade = mix(fill, '#8fb0cf', 0.34);
    const light = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - size * 0.42)}" x2="0" y2="${n(y + size * 0.26)}"><stop offset="0" stop-color="${fill}"/><stop offset=".5" stop-color="${fill}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
    const base = `<path d="M${n(x - size * 0.78)} ${n(y + size * 0.22)}q${n(-size * 0.14)} ${n(-size * 0.24)} ${n(size * 0.2)} ${n(-size * 0.26)}h${n(size * 1.16)}q${n(size * 0.34)} ${n(size * 0.02)} ${n(size * 0.2)} ${n(size * 0.26)}Z"/>`;
    return `${light}<g opacity="${opacity}" fill="url(#${id})">${puff(-0.52, 0, 0.22)}${puff(-0.2, -0.14, 0.32)}${puff(0.2, -0.06, 0.27)}${puff(0.52, 0.04, 0.18)}${base}</g>`;
  },

  star(x: number, y: number, size: number, fill: string): string {
    const points = Array.from({ length: 10 }, (_, at) => {
      const reach = at % 2 === 0 ? size : size * 0.45;
      const turn = (Math.PI / 5) * at - Math.PI / 2;
      return `${n(x + reach * Math.cos(turn))},${n(y + reach * Math.sin(turn))}`;
    });
    return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="${n(size * 0.3)}" stroke-linejoin="round"/>`;
  },

  palm(x: number, base: number, height: number, leaf: string, lean: number): string {
    const topX = x + lean * height * 0.3;
    const top = base - height * 0.8;
    const frond = (dx: number, dy: number, shade: number) =>
      `<path d="M${n(topX)} ${n(top)}Q${n(topX + dx * height * 0.55)} ${n(top - height * 0.24 + dy * height * 0.12)} ${n(topX + dx * height)} ${n(top + dy * height)}Q${n(topX + dx * height * 0.45)} ${n(top - height * 0.02 + dy * height * 0.3)} ${n(topX)} ${n(top)}Z" fill="${mix(leaf, '#000000', shade)}"/>`;
    return `<path d="M${n(x - height * 0.045)} ${n(base)}Q${n(x + lean * height * 0.05)} ${n(base - height * 0.5)} ${n(topX)} ${n(top)}Q${n(x + lean * height * 0.14)} ${n(base - height * 0.4)} ${n(x + height * 0.05)} ${n(base)}Z" fill="${mix('#a87b4f', leaf, 0.12)}"/>${frond(-0.4, 0.16, 0.12)}${frond(0.4, 0.16, 0.12)}${frond(-0.34, -0.04, 0)}${frond(0.34, -0.04, 0)}${frond(0.12, -0.2, 0.06)}${frond(-0.14, 0.24, 0.06)}`;
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
