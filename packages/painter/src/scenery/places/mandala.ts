import type { Frame } from '../../layout/layout.ts';
import type { Area } from './areas.ts';

const n = (value: number) => value.toFixed(1);

const circle = (x: number, y: number, r: number, fill: string): Area => ({
  path: `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
  fill,
});

/** A petal from one distance of the middle to another. */
function petal(
  x: number,
  y: number,
  turn: number,
  from: number,
  to: number,
  wide: number,
  fill: string,
): Area {
  const at = (along: number, aside: number) =>
    `${n(x + Math.sin(turn) * along + Math.cos(turn) * aside)} ${n(y - Math.cos(turn) * along + Math.sin(turn) * aside)}`;
  const middle = from + (to - from) * 0.55;
  return {
    path: `M${at(from, 0)}Q${at(middle, wide)} ${at(to, 0)}Q${at(middle, -wide)} ${at(from, 0)}Z`,
    fill,
  };
}

const COLOURS = ['#f9c6dd', '#c9b6e2', '#a9d2e6', '#b7dcb0', '#f6d08a', '#f2b8a0'];

/** Rings of petals and beads around the middle, large enough to be coloured by small hands. */
export function mandalaOf({ width, height }: Frame): Area[] {
  const [x, y, side] = [width / 2, height / 2, Math.min(width, height)];
  const colour = (at: number) => COLOURS[at % COLOURS.length] ?? '#f9c6dd';
  const ring = (count: number, shift: number, draw: (turn: number, at: number) => Area) =>
    Array.from({ length: count }, (_, at) => draw((Math.PI * 2 * (at + shift)) / count, at));
  return [
    circle(x, y, side * 0.482, '#fff6e6'),
    circle(x, y, side * 0.455, '#fffdf6'),
    ...ring(12, 0.5, (turn, at) =>
      petal(x, y, turn, side * 0.15, side * 0.445, side * 0.075, colour(at)),
    ),
    ...ring(6, 0, (turn, at) =>
      circle(
        x + Math.sin(turn) * side * 0.315,
        y - Math.cos(turn) * side * 0.315,
        side * 0.122,
        at % 2 ? '#fffaf0' : '#fff3dc',
      ),
    ),
    ...ring(12, 0, (turn, at) =>
      petal(x, y, turn, side * 0.1, side * 0.21, side * 0.045, colour(at + 3)),
    ),
    circle(x, y, side * 0.135, '#fffaf0'),
  ];
}
