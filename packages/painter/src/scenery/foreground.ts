import { floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Layout, Placement } from '../layout/layout.ts';
import { plants } from './plants.ts';

const n = (value: number) => value.toFixed(1);
const { mix } = colourSpace;

/** What stands nearest to who looks at the picture. */
export type Foreground = 'leaves' | 'wood' | 'palms' | 'snow' | 'stones' | 'dry';

type Look = {
  kind: Foreground;
  leaf: string;
  bark: string;
  /** The ground right below, from which stones and snow are made. */
  ground: string;
  blossom?: (() => string) | undefined;
};

type Side = 1 | -1;

/** Shorter twigs would look cut off, as a share of the smaller side. */
const SHORTEST = 0.26;
/** Room that a twig gives up to leave the sun free, as a share of the smaller side. */
const AWAY = 0.22;
/** Leaves on a twig. */
const LEAVES = 22;

/**
 * Frames a picture: a branch or a trunk that reaches in behind the figures, and large plants,
 * stones or snow in the lower corners, only as far as no figure stands there.
 */
export function renderForeground(
  layout: Layout,
  look: Look,
  lightX: number,
  random: Random,
): { back: string; front: string } {
  const { width, height } = layout.frame;
  const small = Math.min(width, height);
  const above = { left: roomAt(layout, 1, 0, 0.3), right: roomAt(layout, -1, 0, 0.3) };
  // Away from the sun, unless somebody is there.
  const more = (above.left - above.right) / small + (lightX > width / 2 ? AWAY : -AWAY);
  const isLeft = more > 0;
  const main: Side = isLeft ? 1 : -1;
  const back: string[] = [];
  const front: string[] = [];
  const hang = Math.min(small * 0.52, (isLeft ? above.left : above.right) + small * 0.14);
  if (look.kind === 'wood') back.push(trunk(layout, main, small * 0.13, look));
  if (hang > small * SHORTEST) {
    if (look.kind === 'leaves' || look.kind === 'wood' || look.kind === 'snow')
      back.push(branch(layout, main, hang, look, random));
    if (look.kind === 'palms') back.push(fronds(layout, main, hang * 0.9, look));
  }
  for (const side of [main, -main as Side]) {
    const room = roomAt(layout, side, 0.7, 1);
    const most = small * (side === main ? 0.27 : 0.19);
    const reach = Math.max(small * 0.08, Math.min(most, room * 1.1));
    front.push(corner(layout, side, reach, look, random));
  }
  return { back: back.join(''), front: front.join('') };
}

/** Pixels from an edge to the first figure between two heights. */
export function roomAt(
  { frame, placements }: Layout,
  side: Side,
  from: number,
  to: number,
): number {
  const { width, height } = frame;
  const isThere = ({ actor, y, scale }: Placement) =>
    y < height * to && y + actor.drawing.bounds.height * scale > height * from;
  const edges = placements
    .filter(isThere)
    .map(({ actor, x, scale }) => (side > 0 ? x : width - x - actor.drawing.bounds.width * scale));
  return Math.max(0, Math.min(width, ...edges));
}

function corner(
  { frame }: Layout,
  side: Side,
  reach: number,
  { kind, leaf, ground, blossom }: Look,
  random: Random,
): string {
  const { width, height } = frame;
  const at = (x: number) => (side > 0 ? x : width - x);
  if (kind === 'snow') return mound(at, height, reach, '#ffffff', '#b7cbe4');
  if (kind === 'stones') return stones(at, height, reach, ground);
  const dark = mix(leaf, '#0d2c40', 0.3);
  const parts: string[] = [];
  const shares = kind === 'dry' ? [0.1, 0.34, 0.6, 0.85] : [0, 0.42, 0.8];
  for (const share of shares) {
    const size = reach * (1 - share * 0.55) * floatBetween(random, 0.86, 1.1);
    const tone = share === 0 ? dark : mix(leaf, '#0d2c40', 0.2 - share * 0.16);
    if (kind === 'dry')
      parts.push(plants.grass(at(reach * share), height * 1.01, size * 0.7, tone));
    else parts.push(plants.clump(at(reach * share), height * 1.015, size, tone, side, random));
  }
  if (blossom) {
    for (const [share, size] of [
      [0.2, 0.2],
      [0.6, 0.17],
      [0.92, 0.13],
    ] as const)
      parts.push(
        plants.flower(
          at(reach * share),
          height * (1 - floatBetween(random, -0.004, 0.012)),
          reach * size,
          blossom(),
          mix(dark, leaf, 0.5),
        ),
      );
  }
  return parts.join('');
}

/** Boulders and dry grass, lit from above. */
function stones(at: (x: number) => number, height: number, reach: number, ground: string): string {
  const rock = mix(ground, '#8d5f4d', 0.5);
  const boulder = (x: number, size: number) => {
    const [low, half] = [height * 1.01, size * 0.62];
    const to = (dx: number, dy: number) => `${n(at(x + dx * half))} ${n(low - dy * size)}`;
    const body = `<path d="M${to(-1, 0)}C${to(-1.05, 0.5)} ${to(-0.6, 0.92)} ${to(-0.1, 0.96)}C${to(0.5, 1)} ${to(1, 0.6)} ${to(1.06, 0)}Z" fill="${mix(rock, '#3d2b3a', 0.2)}"/>`;
    const light = `<path d="M${to(-0.86, 0.2)}C${to(-0.84, 0.56)} ${to(-0.5, 0.84)} ${to(-0.08, 0.88)}C${to(0.3, 0.9)} ${to(0.56, 0.74)} ${to(0.7, 0.5)}C${to(0.2, 0.62)} ${to(-0.5, 0.5)} ${to(-0.86, 0.2)}Z" fill="${mix(rock, '#fff0c8', 0.34)}"/>`;
    return body + light;
  };
  const grass = plants.grass(
    at(reach * 1.02),
    height * 1.004,
    reach * 0.36,
    mix(ground, '#7c6a3a', 0.5),
  );
  return boulder(reach * 0.16, reach * 0.62) + boulder(reach * 0.62, reach * 0.38) + grass;
}

/** A round heap that reaches in from the corner. */
function mound(
  at: (x: number) => number,
  height: number,
  reach: number,
  light: string,
  shade: string,
): string {
  const heap = (x: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${n(at(x))}" cy="${n(height * 1.01)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  return `${heap(reach * 0.1, reach * 1.02, reach * 0.5, shade)}${heap(reach * 0.04, reach * 0.98, reach * 0.46, light)}${heap(reach * 0.62, reach * 0.66, reach * 0.24, shade)}${heap(reach * 0.58, reach * 0.62, reach * 0.215, light)}`;
}

/** A twig with leaves, or with snow on it, that hangs into an upper corner. */
function branch(
  { frame }: Layout,
  side: Side,
  reach: number,
  { kind, leaf, bark }: Look,
  random: Random,
): string {
  const { width } = frame;
  const at = (x: number) => (side > 0 ? x : width - x);
  const spot = (t: number) => ({
    x: reach * (t * 1.02 - 0.04),
    y: reach * (0.02 + 0.3 * t ** 0.8 - 0.12 * t * t),
  });
  const leaves: string[] = [];
  const isSnowy = kind === 'snow';
  for (let at = 0; at < LEAVES; at++) {
    const t = (at + floatBetween(random, 0.2, 0.8)) / LEAVES;
    const { x, y } = spot(t);
    const up = at % 2 === 0 ? -1 : 1;
    const size = reach * floatBetween(random, 0.13, 0.19) * (1.12 - t * 0.35);
    const turn = up * floatBetween(random, 28, 74) + 14;
    const fill = mix(
      leaf,
      at % 3 === 0 ? '#f6f7a8' : '#0d2c40',
      at % 3 === 0 ? 0.14 : 0.08 * (at % 3),
    );
    leaves.push(leafAt(side, width, x, y, size, turn, isSnowy && up < 0 ? '#ffffff' : fill));
  }
  const [from, middle, to] = [spot(0), spot(0.55), spot(1)];
  const twig = `<path d="M${n(at(from.x - reach * 0.1))} ${n(from.y - reach * 0.04)}Q${n(at(middle.x))} ${n(middle.y + reach * 0.05)} ${n(at(to.x))} ${n(to.y)}" fill="none" stroke="${bark}" stroke-width="${n(reach * 0.028)}" stroke-linecap="round"/>`;
  return twig + leaves.join('');
}

function leafAt(
  side: Side,
  width: number,
  x: number,
  y: number,
  size: number,
  turn: number,
  fill: string,
): string {
  const px = side > 0 ? x : width - x;
  return `<path transform="translate(${n(px)} ${n(y)}) scale(${side} 1) rotate(${n(turn)})" d="M0 0Q${n(size * 0.5)} ${n(-size * 0.5)} ${n(size * 1.25)} 0Q${n(size * 0.5)} ${n(size * 0.42)} 0 0Z" fill="${fill}"/>`;
}

/** Palm leaves that hang into an upper corner. */
function fronds({ frame }: Layout, side: Side, reach: number, { leaf }: Look): string {
  const { width } = frame;
  const at = (x: number) => (side > 0 ? x : width - x);
  return [
    [0.98, 0.2, 0.1],
    [0.86, 0.5, 0],
    [0.5, 0.76, 0.14],
    [0.14, 0.9, 0.06],
  ]
    .map(([x = 0, y = 0, shade = 0]) => {
      const [tx, ty] = [reach * x, reach * y];
      return `<path d="M${n(at(-reach * 0.06))} ${n(-reach * 0.06)}Q${n(at(tx * 0.6))} ${n(ty * 0.22 - reach * 0.06)} ${n(at(tx))} ${n(ty)}Q${n(at(tx * 0.42))} ${n(ty * 0.5 + reach * 0.06)} ${n(at(-reach * 0.06))} ${n(reach * 0.05)}Z" fill="${mix(leaf, '#0d2c40', shade + 0.12)}"/>`;
    })
    .join('');
}

/** The trunk of a near tree at one edge. */
function trunk({ frame, placements }: Layout, side: Side, wide: number, { bark }: Look): string {
  const { width, height } = frame;
  const room = roomAt({ frame, placements } as Layout, side, 0, 1);
  const half = Math.max(wide * 0.4, Math.min(wide, room * 0.9 + wide * 0.3));
  const at = (x: number) => n(side > 0 ? x : width - x);
  const low = height * 0.97;
  const shape = (share: number) =>
    `M${at(-9)} -9H${at(half * 0.72 * share)}C${at(half * 0.62 * share)} ${n(height * 0.4)} ${at(half * 0.7 * share)} ${n(height * 0.7)} ${at(half * 1.25 * share)} ${n(low)}Q${at(half * 0.5 * share)} ${n(low - height * 0.012)} ${at(-9)} ${n(low)}Z`;
  return `<path d="${shape(1)}" fill="${mix(bark, '#1c2238', 0.26)}"/><path d="${shape(0.62)}" fill="${mix(bark, '#1c2238', 0.08)}"/>`;
}
