import type { Drawing } from '../drawings/drawing.ts';
import type { Setting } from '../wish/setting.ts';
import type { WishColour } from '../wish/wish-colours.ts';

/** One drawing to be placed; several actors may come from one wished figure. */
export type Actor = {
  figure: number;
  drawing: Drawing;
  /** Wished size relative to a large animal (about 1). */
  size: number;
  /** How large it was wished, where that was said: in a hand it is so many times as large. */
  wished?: number;
  colour?: WishColour | undefined;
  isFlying: boolean;
  isSwimming: boolean;
  /** At home in the water and leaping out of it. */
  isLeaping?: boolean;
};

export type Frame = { width: number; height: number; horizon: number };

/** Where a drawing stands: `x`, `y` is the top left of its bounds in pixels, `scale` px per unit. */
export type Placement = {
  actor: Actor;
  x: number;
  y: number;
  scale: number;
  isMirrored: boolean;
  angle: number;
  /** Painted in rising order. */
  depth: number;
  hasShadow: boolean;
  /** The figure it was asked to stand behind. */
  isBehind?: number;
  /** Stands partly in water from this y on. */
  wadesFrom?: number;
  /** Shown only inside this rounded box, in pixels: behind a pane, above a railing. */
  clip?: Clip;
  /** Pixels between its feet and the ground, where it jumps. */
  lift?: number;
};

export type Clip = { x: number; y: number; width: number; height: number; radius: number };

export type Layout = { frame: Frame; setting: Required<Setting>; placements: Placement[] };

/** Leads, blankets and lines of flight belong to figures; no child asked for them by name. */
export const PROP = 'prop-';

/** The drawings of a layout by name, from far to near. */
export function shownIn({ placements }: Layout): string[] {
  return placements
    .map(({ actor }) => actor.drawing.hexcode)
    .filter((hexcode) => !hexcode.startsWith(PROP));
}
