import type { Drawing } from '../../drawings/drawing.ts';
import { PROP } from '../layout.ts';
import { leadOf, type Stack } from '../stack.ts';

/**
 * Paints one part of a person once more over what it touches, so that a thing lies in the hand and
 * not on it; `order` is counted from the person.
 */
export function layOver(
  host: Stack,
  part: keyof NonNullable<Drawing['over']>,
  order: number,
): void {
  const lead = leadOf(host);
  const { drawing } = lead.actor;
  const layers = drawing.over?.[part];
  if (!layers) return;
  const { bounds, facing } = drawing;
  host.pieces.push({
    ...lead,
    actor: {
      figure: -1,
      drawing: {
        hexcode: `${PROP}${part}`,
        svg: layers.colour,
        lines: layers.lines,
        bounds,
        top: [],
        feet: { from: 0, to: 0 },
        colours: new Map(),
        isPerson: false,
        anchors: {},
        facing,
      },
      size: 1,
      isFlying: false,
      isSwimming: false,
    },
    order: lead.order + order,
  });
}
