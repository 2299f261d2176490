import type { Regions } from './sheet/regions.ts';

const INNER = 'rgb(255 255 255)';
const OUTER = 'rgb(23 71 201)';

/** Draws the edge of one area: blue with white around it, to be seen on every colour. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  regions: Regions,
  label: number,
  thickness: number,
): void {
  const { labels, width, height } = regions;
  context.clearRect(0, 0, width, height);
  const edge: number[] = [];
  const own = regions.runs(label);
  for (let at = 0; at < own.length; at += 2) {
    const [start = 0, end = 0] = [own[at], own[at + 1]];
    for (let index = start; index < end; index += 1) {
      const isEdge =
        index === start ||
        index === end - 1 ||
        labels[index - width] !== label ||
        labels[index + width] !== label;
      if (isEdge) edge.push(index);
    }
  }
  for (const [colour, side] of [
    [INNER, thickness * 2],
    [OUTER, thickness],
  ] as const) {
    context.fillStyle = colour;
    for (const index of edge) {
      const x = index % width;
      const y = (index - x) / width;
      context.fillRect(x - side / 2, y - side / 2, side, side);
    }
  }
}
