import type { Mark } from '../drawings/decor/mark-drawing.ts';
import type { PatternKind } from '../drawings/decor/pattern.ts';
import type { Feeling, GarmentColours, Patterned, Person, Pose } from '../people/person.ts';
import type { Setting } from './setting.ts';
import type { WishColour } from './wish-colours.ts';

/** Where one figure is, seen from another. */
export type Relation =
  | 'front'
  | 'behind'
  | 'on'
  | 'above'
  | 'below'
  | 'beside'
  | 'between'
  | 'in'
  | 'with';

/**
 * What one figure does with another. `target` is whom or what it is done to besides the object:
 * fetches a cat (object) from a tree, puts pretzels (object) into an oven, spits fire at a knight.
 */
export const VERBS = [
  'wears',
  'holds',
  'carries',
  'rides',
  'drives',
  'sitsIn',
  'sitsOn',
  'fliesWith',
  'eats',
  'drinks',
  'kicks',
  'throws',
  'catches',
  'reads',
  'paints',
  'bakes',
  'plays',
  'sleepsIn',
  'hugs',
  'kisses',
  'chases',
  'looksAt',
  'feeds',
  'pets',
  'decorates',
  'walks',
  'pushes',
  'pulls',
  'builds',
  'waters',
  'catchesFish',
  'climbs',
  'standsOn',
  'comesOutOf',
  'fights',
  'bumps',
  'helps',
  'gives',
  'tickles',
  'combs',
  'bandages',
  'hoses',
  'stirs',
  'fetches',
  'puts',
  'jumpsOver',
  'rows',
  'spits',
  'lifts',
  'jumpsThrough',
  'hangs',
  'queues',
  'worksOn',
  'bears',
  'landsOn',
  'leapsFrom',
  'goesTo',
] as const;

export type Verb = (typeof VERBS)[number];

export const SOUNDS = ['voice', 'notes', 'sleep', 'sneeze'] as const;

/** A roar, a song, the z of who sleeps, or what flies when somebody sneezes. */
export type Sound = (typeof SOUNDS)[number];

/**
 * Indices into the figures of the wish. Who gives (agent) a bone (object) to a dog (target); who
 * kicks a ball (object) at a goal (target); who feeds a cat (object) with a fish (target). Every
 * pair has a relation as well, for layouts that know places only.
 */
export type Action = {
  verb: Verb;
  agent: number;
  object?: number;
  target?: number;
  /** Where on somebody it sits, if not on the back or shoulder. */
  spot?: Spot;
  /** How the hands work on it: an entry of `data/manners.yaml`. */
  manner?: string;
};

/** Parts of a body at which things sit, are held or are tied. */
export type Spot = 'head' | 'mouth' | 'ear' | 'arm' | 'leg' | 'neck' | 'belly';

/**
 * Something worn. What has a drawing is a figure of the wish as well, `figure`, joined by the
 * action "wears": who draws it with the person leaves that figure out.
 */
export type Worn = {
  label: string;
  hexcodes: string[];
  /** As `Person.wears` names it: "glasses", "cape". */
  key?: string;
  colour?: WishColour;
  figure?: number;
};

/** What a wish says of a person; the rest (skin, hair, colours) is chosen when it is painted. */
export type WishedPerson = Pick<
  Person,
  'age' | 'looks' | 'outfit' | 'animal' | 'print' | 'without'
> & {
  skin?: Person['skin'];
  hair?: Partial<Person['hair']>;
  colours?: GarmentColours;
};

/** One kind of figure a child asked for; `hexcodes` are the drawings that fit, the seed picks. */
export type WishFigure = {
  label: string;
  hexcodes: string[];
  count: number;
  colour?: WishColour;
  /** Each of them in a colour of its own. */
  isMixed?: boolean;
  /** 1 is the figure's usual size. */
  size: number;
  isFlying: boolean;
  isSwimming: boolean;
  /** On its way down, just above the ground. */
  isLanding?: boolean;
  /** Set where the figure is a person, to be drawn whole. */
  person?: WishedPerson;
  wears: Worn[];
  /** Clothes of an animal: a suit, or trousers and shirts by their colours. */
  dressed?: { outfit?: string; colours?: GarmentColours };
  /** Stripes, dots: of the whole, or of the garment `on`. */
  pattern?: { label: string; kind: PatternKind; colour?: WishColour; on?: Patterned };
  /** Parts with a colour of their own, as `data/parts.yaml` names them. */
  parts?: { part: string; label: string; colour: WishColour }[];
  feeling?: Feeling;
  mark?: Mark;
  /** A number on it: of a race car. */
  print?: string;
  /** What it does by itself: dances, sleeps, runs. */
  pose?: Pose;
  /** What is heard of it, shown beside its mouth. */
  sound?: Sound;
  /** A thing with a face. */
  hasFace?: boolean;
  /** A nose in a colour of its own. */
  nose?: WishColour;
  /** Of monsters and aliens, where a number was said. */
  eyes?: number;
};

/** What was understood. Relations point into `figures` by index: subject stands … of target. */
export type Wish = {
  figures: WishFigure[];
  relations: { subject: number; relation: Relation; target: number }[];
  actions: Action[];
  setting: Setting;
  /** To be written into the picture. */
  title?: string;
  hasFrame?: boolean;
  unknownWords: string[];
  /** What was said and cannot be shown, in the child's words. */
  notShown: string[];
};

/** The first figure with such a drawing, or -1. */
export const findFigure = ({ figures }: Wish, drawing: RegExp) =>
  figures.findIndex(({ hexcodes: [first = ''] }) => drawing.test(first));
