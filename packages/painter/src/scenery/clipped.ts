import type { Clip } from '../layout/layout.ts';

const n = (value: number) => value.toFixed(2);

/** Shows only what lies inside the rounded box. */
export function clipped(figure: string, { x, y, width, height, radius }: Clip, id: string): string {
  return `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/></clipPath><g clip-path="url(#${id})">${figure}</g>`;
}
