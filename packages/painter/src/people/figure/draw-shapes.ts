import type { ShapeData } from '../people-data.ts';
import type { Colours } from './colours.ts';
import { type Frame, place } from './geometry.ts';
import type { Pen } from './pen.ts';

/** Draws shapes of the data in a frame; lines keep their width whatever the frame's scale. */
export function drawShapes(
  pen: Pen,
  shapes: readonly ShapeData[],
  frame: Frame,
  colours: Colours,
  own?: Record<string, string>,
): void {
  for (const { kind, colour, width, steps } of shapes) {
    const placed = place(steps, frame);
    const paint = () => colours.of(colour, own);
    if (kind === 'area') pen.area(placed, paint(), width);
    else if (kind === 'patch') pen.patch(placed, paint());
    else if (kind === 'motif') pen.motif(placed, paint());
    else if (kind === 'rod') pen.rod(placed, paint(), width ?? 2);
    else if (kind === 'mark') pen.mark(placed, paint(), width ?? 2);
    else if (kind === 'cover') pen.cover(placed, paint());
    else if (kind === 'dot') pen.dot(placed, paint());
    else if (kind === 'line') pen.line(placed, width);
    else pen.stripe(placed, paint(), width ?? 2);
  }
}
