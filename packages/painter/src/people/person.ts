import type { PatternKind } from '../drawings/decor/pattern.ts';

export type Feeling =
  | 'happy'
  | 'sad'
  | 'angry'
  | 'scared'
  | 'sleepy'
  | 'yawning'
  | 'surprised'
  | 'laughing';

/** Every pose a person can be drawn in; its joints are in `data/people/poses.yaml`. */
export const POSES = [
  'stand',
  'wave',
  'walk',
  'run',
  'jump',
  'sit',
  'ride',
  'drive',
  'kick',
  'throw',
  'catch',
  'hold',
  'holdUp',
  'holdBoth',
  'read',
  'paint',
  'stir',
  'eat',
  'drink',
  'lie',
  'hug',
  'hugDown',
  'hugUp',
  'shin',
  'dance',
  'swim',
  'climb',
  'kneel',
  'fly',
  'sing',
  'play',
  'push',
  'point',
  'fish',
  'lookUp',
  'leap',
  'row',
  'comb',
  'overhead',
  'dig',
  'handstand',
  'cheer',
  'look',
  'sitFloor',
  'doze',
  'crawl',
  'clap',
  'hang',
  'pull',
  'tug',
  'bear',
  'strike',
  'tend',
  'rub',
  'braid',
  'give',
  'giveUp',
  'take',
  'blow',
  'aim',
  'phone',
  'akimbo',
  'sweep',
  'slide',
  'dive',
  'raise',
  'handOut',
  'handUp',
  'highFive',
  'sneak',
  'spread',
  'laugh',
  'weep',
  'write',
  'roll',
  'flip',
  'split',
  'cartwheel',
  'squat',
  'pushUp',
  'tumble',
  'trip',
  'bow',
  'bellySlide',
  'sniff',
  'search',
  'whisper',
  'stretch',
  'balance',
  'sneeze',
  'duck',
  'tie',
  'box',
  'peer',
  'ski',
  'skate',
] as const;

export type Pose = (typeof POSES)[number];

/** Garments that a wish can colour by themselves; values are "#rrggbb". */
export type GarmentColours = Partial<
  Record<'top' | 'bottom' | 'dress' | 'hat' | 'shoes' | 'fur', string>
>;

/** What stripes and dots may be on. */
export type Patterned = keyof GarmentColours | 'apron';

/** All that is needed to draw one person in any pose. */
export type Person = {
  age: 'baby' | 'child' | 'adult' | 'old';
  looks: 'girl' | 'boy' | 'woman' | 'man' | 'person';
  /** Five natural tones, 0 the lightest. */
  skin: 0 | 1 | 2 | 3 | 4;
  hair: { style: string; colour: string; isSaid?: boolean; isDyed?: boolean };
  /** A key of the outfits: "everyday", "knight", "mermaid". */
  outfit: string;
  colours?: GarmentColours;
  /** Worn over the outfit, keys of `data/people/wears.yaml`: "glasses", "crown", "cape:#d22f27". */
  wears: string[];
  /** On a garment, or on the fur of an animal. */
  /** What of the outfit is left out, as `noun-classes.yaml` names it: "hat". */
  without?: string[];
  /** A number or letter on the chest. */
  print?: string;
  pattern?: { kind: PatternKind; colour?: string; on: Patterned } | undefined;
  feeling: Feeling;
  /** With its mouth wide open. */
  isLoud?: boolean;
  /** As many eyes as a monster has. */
  eyes?: number;
  /** A key of `data/people/animals.yaml`: who is an animal that acts like a person. */
  animal?: string;
};
