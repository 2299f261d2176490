import { floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';

const n = (value: number) => value.toFixed(1);
const { mix } = colourSpace;

/** What is round is lit from the upper left; a colour's second definition repeats the first. */
function ball(colour: string, depth = 0.2): { fill: string; defs: string } {
  const id = `ball${colour.slice(1)}${Math.round(depth * 100)}`;
  const stops = [mix(colour, '#fff9c4', 0.26), colour, mix(colour, '#16384a', depth)];
  return {
    fill: `url(#${id})`,
    defs: `<radialGradient id="${id}" cx=".36" cy=".28" r=".78"><stop offset="0" stop-color="${stops[0]}"/><stop offset=".5" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></radialGradient>`,
  };
}

/** Where a plant stands: the ground is darker there. */
const foot = (x: number, base: number, half: number) =>
  `<ellipse cx="${n(x + half * 0.2)}" cy="${n(base)}" rx="${n(half)}" ry="${n(half * 0.2)}" fill="#1c3d33" opacity=".16"/>`;

function leafTree(x: number, base: number, height: number, leaf: string, random: Random): string {
  const { fill, defs } = ball(leaf);
  const dark = ball(mix(leaf, '#16384a', 0.16));
  const r = height * 0.27;
  const top = base - height * 0.66;
  const lean = floatBetween(random, -0.12, 0.12);
  const puff = (dx: number, dy: number, size: number, colour: string) =>
    `<circle cx="${n(x + (dx + lean) * r)}" cy="${n(top + dy * r)}" r="${n(r * size)}" fill="${colour}"/>`;
  const bark = mix('#8f6448', leaf, 0.18);
  const w = height * 0.042;
  const trunk = `<path d="M${n(x - w * 1.5)} ${n(base)}Q${n(x - w * 0.7)} ${n(base - height * 0.1)} ${n(x - w * 0.7)} ${n(top)}H${n(x + w * 0.7)}Q${n(x + w * 0.7)} ${n(base - height * 0.1)} ${n(x + w * 1.5)} ${n(base)}Z" fill="${bark}"/><path d="M${n(x + w * 0.1)} ${n(base)}Q${n(x + w * 0.2)} ${n(base - height * 0.1)} ${n(x)} ${n(top)}H${n(x + w * 0.7)}Q${n(x + w * 0.7)} ${n(base - height * 0.1)} ${n(x + w * 1.5)} ${n(base)}Z" fill="#2a2038" opacity=".16"/>`;
  return `${defs}${dark.defs}${foot(x, base, r * 1.1)}${trunk}${puff(-0.8, 0.42, 0.66, dark.fill)}${puff(0.82, 0.4, 0.7, dark.fill)}${puff(0.05, 0.55, 0.74, dark.fill)}${puff(0.1, -0.32, 0.98, fill)}${puff(-0.52, 0.1, 0.6, fill)}${puff(0.56, 0.12, 0.52, fill)}`;
}

function poplar(x: number, base: number, height: number, leaf: string): string {
  const { fill, defs } = ball(leaf, 0.26);
  const w = height * 0.17;
  return `${defs}${foot(x, base, w * 1.1)}<rect x="${n(x - w * 0.16)}" y="${n(base - height * 0.2)}" width="${n(w * 0.32)}" height="${n(height * 0.2)}" fill="${mix('#8f6448', leaf, 0.2)}"/><path d="M${n(x)} ${n(base - height)}C${n(x + w * 1.1)} ${n(base - height * 0.72)} ${n(x + w * 1.25)} ${n(base - height * 0.14)} ${n(x)} ${n(base - height * 0.12)}C${n(x - w * 1.25)} ${n(base - height * 0.14)} ${n(x - w * 1.1)} ${n(base - height * 0.72)} ${n(x)} ${n(base - height)}Z" fill="${fill}"/>`;
}

/** Trees, bushes and flowers without outlines, lit from the upper left; measures in pixels. */
export const plants = {
  /** A round tree; one in four is slender. */
  tree(x: number, base: number, height: number, leaf: string, random: Random): string {
    return floatBetween(random, 0, 1) < 0.24
      ? poplar(x, base, height * 1.06, leaf)
      : leafTree(x, base, height, leaf, random);
  },

  fir(x: number, base: number, height: number, leaf: string, snow: boolean): string {
    const layer = (top: number, low: number, half: number, fill: string) =>
      `<path d="M${n(x)} ${n(base - height * top)}Q${n(x + height * half * 0.4)} ${n(base - height * (low + (top - low) * 0.4))} ${n(x + height * half)} ${n(base - height * low)}Q${n(x)} ${n(base - height * (low - 0.09))} ${n(x - height * half)} ${n(base - height * low)}Q${n(x - height * half * 0.4)} ${n(base - height * (low + (top - low) * 0.4))} ${n(x)} ${n(base - height * top)}Z" fill="${fill}"/>`;
    const shade = ball(leaf, 0.34);
    const light = ball(snow ? '#ffffff' : mix(leaf, '#fff9c4', 0.1), 0.24);
    return `${shade.defs}${light.defs}${foot(x, base, height * 0.24)}<rect x="${n(x - height * 0.032)}" y="${n(base - height * 0.17)}" width="${n(height * 0.064)}" height="${n(height * 0.17)}" fill="${mix('#7a5036', leaf, 0.25)}"/>${layer(0.68, 0.12, 0.27, shade.fill)}${layer(0.86, 0.36, 0.215, shade.fill)}${layer(1, 0.6, 0.155, light.fill)}`;
  },

  bush(x: number, base: number, size: number, leaf: string): string {
    const { fill, defs } = ball(leaf);
    const dark = ball(mix(leaf, '#16384a', 0.14));
    const puff = (dx: number, r: number, colour: string) =>
      `<circle cx="${n(x + dx * size)}" cy="${n(base - r * size * 0.72)}" r="${n(r * size)}" fill="${colour}"/>`;
    return `${defs}${dark.defs}${foot(x, base, size * 0.9)}${puff(-0.5, 0.34, dark.fill)}${puff(0.52, 0.32, dark.fill)}${puff(0.02, 0.48, fill)}`;
  },

  /** A row of far trees: one soft edge in one colour. */
  grove(from: number, to: number, base: number, height: number, fill: string, random: Random) {
    const count = Math.max(3, Math.round((to - from) / (height * 0.9)));
    const puffs = Array.from({ length: count }, (_, at) => {
      const r = height * floatBetween(random, 0.45, 0.75);
      const x = from + ((at + floatBetween(random, 0.3, 0.7)) / count) * (to - from);
      return `<circle cx="${n(x)}" cy="${n(base - r * 0.5)}" r="${n(r)}"/>`;
    });
    return `<g fill="${fill}">${puffs.join('')}</g>`;
  },

  flower(x: number, y: number, size: number, petal: string, stem: string): string {
    const petals = Array.from({ length: 5 }, (_, at) => {
      const turn = (Math.PI * 2 * at) / 5 + 0.3;
      return `<circle cx="${n(x + Math.cos(turn) * size * 0.42)}" cy="${n(y - size * 1.5 + Math.sin(turn) * size * 0.42)}" r="${n(size * 0.34)}"/>`;
    });
    return `<path d="M${n(x)} ${n(y)}Q${n(x + size * 0.15)} ${n(y - size)} ${n(x)} ${n(y - size * 1.5)}M${n(x)} ${n(y - size * 0.3)}q${n(size * 0.5)} ${n(-size * 0.1)} ${n(size * 0.6)} ${n(-size * 0.5)}" stroke="${stem}" stroke-width="${n(size * 0.16)}" fill="none" stroke-linecap="round"/><g fill="${petal}">${petals.join('')}</g><circle cx="${n(x)}" cy="${n(y - size * 1.5)}" r="${n(size * 0.26)}" fill="#f7cf5a"/>`;
  },

  grass(x: number, y: number, size: number, fill: string): string {
    const blade = (dx: number, height: number) =>
      `M${n(x + dx * 0.3 * size - size * 0.1)} ${n(y)}Q${n(x + dx * 0.4 * size)} ${n(y - height * size * 0.6)} ${n(x + dx * size)} ${n(y - height * size)}Q${n(x + dx * 0.6 * size)} ${n(y - height * size * 0.4)} ${n(x + dx * 0.3 * size + size * 0.1)} ${n(y)}Z`;
    return `<path d="${blade(-0.6, 0.8)}${blade(-0.1, 1.15)}${blade(0.5, 0.9)}" fill="${fill}"/>`;
  },

  /** Large leaves in a corner of the picture, nearest to who looks at it; `side` 1 leans to the right. */
  clump(x: number, y: number, size: number, leaf: string, side: 1 | -1, random: Random): string {
    const leaves = [-0.75, 0.75, -0.4, 0.4, 0].map((lean, at) => {
      const high = size * (1 - Math.abs(lean) * 0.45) * floatBetween(random, 0.85, 1.1);
      const tip = x + (lean + 0.14 * side) * size;
      const [half, middle] = [size * 0.13, (x + tip) / 2];
      const colour = mix(
        leaf,
        at < 2 ? '#0f3040' : '#f4f7a0',
        at < 2 ? 0.16 : at === 4 ? 0.16 : 0.06,
      );
      return `<path d="M${n(x + lean * size * 0.16)} ${n(y)}Q${n(middle - half)} ${n(y - high * 0.6)} ${n(tip)} ${n(y - high)}Q${n(middle + half * 1.6)} ${n(y - high * 0.5)} ${n(x + lean * size * 0.16 + half * 0.8)} ${n(y)}Z" fill="${colour}"/>`;
    });
    return leaves.join('');
  },
};
