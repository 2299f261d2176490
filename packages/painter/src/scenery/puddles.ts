import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import type { Palette } from './palette.ts';

const n = (value: number) => value.toFixed(1);

/** Where they lie: shares of the width and of the land from the horizon down. */
const SPOTS = [
  [0.2, 0.42],
  [0.74, 0.5],
  [0.45, 0.86],
  [0.85, 0.8],
  [0.12, 0.74],
] as const;
const MOST = 3;

/** Water on the ground when it rains, with the sky in it and rings where drops fall. */
export function puddles({ frame }: Layout, palette: Palette, random: Random): string {
  const { width, height, horizon } = frame;
  const start = Math.floor(random() * SPOTS.length);
  return Array.from({ length: MOST }, (_, at) => {
    const [across, down] = SPOTS[(start + at) % SPOTS.length] ?? SPOTS[0];
    const x = (across + floatBetween(random, -0.04, 0.04)) * width;
    const y = horizon + (height - horizon) * down;
    const rx = width * (0.06 + 0.09 * down) * floatBetween(random, 0.85, 1.15);
    const ry = rx * 0.2;
    const sky = palette.sky.at(-1) ?? '#ffffff';
    const blob = (grow: number, fill: string, opacity: number) =>
      `<path d="M${n(x - rx * grow)} ${n(y)}C${n(x - rx * grow)} ${n(y - ry * grow)} ${n(x - rx * 0.3)} ${n(y - ry * grow * 0.8)} ${n(x)} ${n(y - ry * grow)}S${n(x + rx * grow)} ${n(y - ry * grow)} ${n(x + rx * grow)} ${n(y)}S${n(x + rx * 0.2)} ${n(y + ry * grow)} ${n(x - rx * 0.1)} ${n(y + ry * grow)}S${n(x - rx * grow)} ${n(y + ry * grow * 0.9)} ${n(x - rx * grow)} ${n(y)}Z" fill="${fill}" opacity="${opacity}"/>`;
    const ring = (dx: number, size: number) =>
      `<ellipse cx="${n(x + dx * rx)}" cy="${n(y)}" rx="${n(rx * size)}" ry="${n(ry * size)}"/>`;
    return `${blob(1.06, '#24485c', 0.28)}${blob(1, palette.lit('#8fc3e2'), 0.95)}<g opacity=".6">${blob(0.6, sky, 0.6)}</g><g fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${n(ry * 0.09)}">${ring(-0.3, 0.24)}${ring(-0.3, 0.12)}${ring(0.42, 0.18)}</g>`;
  }).join('');
}
