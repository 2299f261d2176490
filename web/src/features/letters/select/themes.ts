import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import satellite from 'openmoji/color/svg/1F6F0.svg?url';
import moon from 'openmoji/color/svg/1F31D.svg?url';
import star from 'openmoji/color/svg/1F31F.svg?url';
import fox from 'openmoji/color/svg/1F98A.svg?url';
import all from 'openmoji/color/svg/1F308.svg?url';
import turtle from 'openmoji/color/svg/1F422.svg?url';
import penguin from 'openmoji/color/svg/1F427.svg?url';
import rabbit from 'openmoji/color/svg/1F430.svg?url';
import rocket from 'openmoji/color/svg/1F680.svg?url';
import locomotive from 'openmoji/color/svg/1F682.svg?url';
import wagon from 'openmoji/color/svg/1F683.svg?url';
import sauropod from 'openmoji/color/svg/1F995.svg?url';
import rex from 'openmoji/color/svg/1F996.svg?url';
import planet from 'openmoji/color/svg/1FA90.svg?url';

interface ShownTheme {
  /** Null is a bit of everything. */
  id: InterestTheme | null;
  name: string;
  /** Address of an OpenMoji file. */
  drawing: string;
  /** One for each task that was done: the first, then these in turn. */
  firstReward: string;
  rewards: readonly [string, ...string[]];
}

/** What a child can choose its words, texts and rewards from. */
export const themes: readonly [ShownTheme, ...ShownTheme[]] = [
  { id: null, name: 'Alles', drawing: all, firstReward: star, rewards: [star] },
  {
    id: 'animals',
    name: 'Tiere',
    drawing: fox,
    firstReward: fox,
    rewards: [rabbit, penguin, turtle, fox],
  },
  { id: 'trains', name: 'Züge', drawing: locomotive, firstReward: locomotive, rewards: [wagon] },
  {
    id: 'space',
    name: 'Weltraum',
    drawing: rocket,
    firstReward: rocket,
    rewards: [planet, moon, satellite, star],
  },
  {
    id: 'dinosaurs',
    name: 'Dinosaurier',
    drawing: sauropod,
    firstReward: sauropod,
    rewards: [rex, sauropod],
  },
];
