import type { Setting } from './setting.ts';
import type { WishColour } from './wish-colours.ts';

export type Relation = 'front' | 'behind' | 'on' | 'above' | 'below' | 'beside' | 'in' | 'with';

/** One kind of figure a child asked for; `hexcodes` are the drawings that fit, the seed picks. */
export type WishFigure = {
  label: string;
  hexcodes: string[];
  count: number;
  colour?: WishColour;
  /** 1 is the figure's usual size. */
  size: number;
  isFlying: boolean;
  isSwimming: boolean;
};

/** What was understood. Relations point into `figures` by index: subject stands … of target. */
export type Wish = {
  figures: WishFigure[];
  relations: { subject: number; relation: Relation; target: number }[];
  setting: Setting;
  unknownWords: string[];
};
