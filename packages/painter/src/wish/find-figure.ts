import type { Wish } from './wish.ts';

/** The first figure with such a drawing, or -1. */
export const findFigure = ({ figures }: Wish, drawing: RegExp) =>
  figures.findIndex(({ hexcodes: [first = ''] }) => drawing.test(first));
