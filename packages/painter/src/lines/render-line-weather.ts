import { floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { isIndoors } from '../wish/setting.ts';
import { lineShapes } from './line-shapes.ts';

const TRIES = 12;

/** What falls or floats, as closed shapes between the figures, never across them. */
export function renderLineWeather(layout: Layout, random: Random): string {
  const { frame, setting } = layout;
  const { width, height } = frame;
  const parts: string[] = [];
  const taken = layout.placements.map(({ x, y, scale, actor }) => ({
    left: x,
    top: y,
    right: x + actor.drawing.bounds.width * scale,
    bottom: y + actor.drawing.bounds.height * scale,
  }));
  const isFalling = setting.weather.includes('rain') || setting.weather.includes('snow');
  const high = isFalling ? 0.34 : 0.03;
  const scatter = (
    count: number,
    size: number,
    render: (x: number, y: number) => string,
    low = 0.9,
  ) => {
    for (let at = 0; at < count; at++) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const [x, y] = [
          floatBetween(random, 0.03, 0.97) * width,
          floatBetween(random, high, low) * height,
        ];
        const isFree = taken.every(
          (box) =>
            x < box.left - size ||
            x > box.right + size ||
            y < box.top - size ||
            y > box.bottom + size,
        );
        if (!isFree) continue;
        taken.push({ left: x - size, top: y - size, right: x + size, bottom: y + size });
        parts.push(render(x, y));
        break;
      }
    }
  };
  const unit = Math.min(width, height) * 0.024;
  const { weather } = setting;
  if (weather.includes('party')) parts.push(garland(width, height));
  if (weather.includes('rain') || weather.includes('storm'))
    scatter(12, unit * 1.5, (x, y) => lineShapes.drop(x, y, unit * 1.5));
  if (weather.includes('snow'))
    scatter(12, unit * 1.5, (x, y) => lineShapes.circle(x, y, unit * floatBetween(random, 1, 1.5)));
  const isInside = isIndoors(setting.place);
  if (weather.includes('party') && !isInside)
    scatter(12, unit * 1.6, (x, y) => lineShapes.star(x, y, unit), 0.7);
  if (weather.includes('autumn'))
    scatter(14, unit * 2, (x, y) =>
      lineShapes.leaf(x, y, unit * 1.5, floatBetween(random, 0, 180)),
    );
  if (weather.includes('magic'))
    scatter(
      12,
      unit * 1.8,
      (x, y) => lineShapes.star(x, y, unit * floatBetween(random, 0.9, 1.4)),
      0.75,
    );
  return parts.join('');
}

/** Bunting along the upper edge. */
function garland(width: number, height: number): string {
  const top = height * 0.012;
  const sag = height * 0.035;
  const flags = Array.from({ length: 9 }, (_, at) => {
    const share = (at + 0.5) / 9;
    const x = share * width;
    const y = top + sag * 4 * share * (1 - share);
    const size = width / 17;
    return `<path d="M${x - size * 0.65} ${y}h${size * 1.3}l${-size * 0.65} ${size * 1.35}Z"/>`;
  });
  return `<path d="M0 ${top}Q${width / 2} ${top + sag * 4} ${width} ${top}" fill="none"/>${flags.join('')}`;
}
