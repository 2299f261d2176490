import { pickIfAny } from '@lux/random/choose.ts';
import { floatBetween, type Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Layout } from '../layout/layout.ts';
import { plants } from './plants.ts';

const { mix } = colourSpace;

type Growth = {
  ground: string;
  tone(colour: string): string;
  /** The colour of the next flower; where none grow there is none. */
  blossom?: (() => string) | undefined;
};

const BLOSSOMS = [
  ['#f4a3b8', '#ffffff', '#f7d583'],
  ['#cdb2ea', '#f7b3b5', '#ffffff'],
  ['#ef8f86', '#fbe3a3', '#b5d8ee'],
] as const;

/** The flowers of one meadow, in few colours that go together. */
export function blossomsOf(lit: (colour: string) => string, random: Random): () => string {
  const blossoms = pickIfAny(random, BLOSSOMS) ?? BLOSSOMS[0];
  return () => lit(pickIfAny<string>(random, blossoms) ?? '#ffffff');
}

/** Tufts and patches of flowers on a meadow, none where somebody stands. */
export function renderGrowth(
  layout: Layout,
  { ground, tone, blossom }: Growth,
  random: Random,
): string {
  const { width, height, horizon } = layout.frame;
  const small = Math.min(width, height);
  const back: string[] = [];
  const spots = Array.from({ length: 16 }, () => {
    const y = floatBetween(random, horizon + height * 0.13, height * 0.97);
    return { x: random() * width, y, depth: (y - horizon) / (height - horizon) };
  }).sort((a, b) => a.y - b.y);
  spots.forEach(({ x, y, depth }, at) => {
    const size = small * (0.009 + 0.017 * depth);
    const isAtBush = Math.abs(x / width - 0.5) > 0.34 && y < horizon + height * 0.2;
    if (isAtBush || !isFree(layout, x, y, size)) return;
    back.push(plants.grass(x, y, size * 1.5, tone(mix(ground, '#2c6e4a', 0.24))));
    if (!blossom || at % 3 > 0) return;
    for (const [dx, dy] of [
      [-1.5, -0.3],
      [1.3, 0.1],
      [0.1, 0.7],
    ] as const)
      back.push(
        plants.flower(x + dx * size, y + dy * size, size * 0.9, blossom(), tone('#5d9a5c')),
      );
  });
  return back.join('');
}

function isFree({ frame, placements }: Layout, x: number, y: number, size: number): boolean {
  return !placements.some((other) => {
    const { bounds } = other.actor.drawing;
    const low = other.y + bounds.height * other.scale;
    const isLevel = Math.abs(low - y) < frame.height * 0.035;
    return (
      other.hasShadow &&
      isLevel &&
      x > other.x - size * 3 &&
      x < other.x + bounds.width * other.scale + size * 3
    );
  });
}
