import type { QuizCategory } from '@lux/contracts/games/quiz.ts';
import history from 'openmoji/color/svg/1F3FA.svg?url';
import science from 'openmoji/color/svg/1F52C.svg?url';
import nature from 'openmoji/color/svg/1F98B.svg?url';
import space from 'openmoji/color/svg/1FA90.svg?url';

interface ShownCategory extends QuizCategory {
  /** Address of an OpenMoji file. */
  drawing: string;
  tile: string;
}

/** The four subjects (SPEC 2), as a child sees them. */
export const categories: readonly ShownCategory[] = [
  {
    id: 'nature',
    name: 'Natur',
    description: 'Tiere, Pflanzen und das Wetter',
    drawing: nature,
    tile: 'bg-tile-mint',
  },
  {
    id: 'space',
    name: 'Weltraum',
    description: 'Planeten, Sterne und Raketen',
    drawing: space,
    tile: 'bg-tile-sky',
  },
  {
    id: 'history',
    name: 'Geschichte',
    description: 'Wie die Menschen früher lebten',
    drawing: history,
    tile: 'bg-tile-rose',
  },
  {
    id: 'science',
    name: 'Wissenschaft',
    description: 'Forschen, messen und erfinden',
    drawing: science,
    tile: 'bg-tile-sun',
  },
];
