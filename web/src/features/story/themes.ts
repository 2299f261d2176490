import type { StoryTheme } from '@lux/contracts/games/story.ts';
import everyday from 'openmoji/color/svg/1F3E1.svg?url';
import mystery from 'openmoji/color/svg/1F5DD.svg?url';
import adventure from 'openmoji/color/svg/1F5FA.svg?url';
import animals from 'openmoji/color/svg/1F43B.svg?url';
import friendship from 'openmoji/color/svg/1F91D.svg?url';
import fairytale from 'openmoji/color/svg/1F478.svg?url';
import space from 'openmoji/color/svg/1F680.svg?url';
import fantasy from 'openmoji/color/svg/1F984.svg?url';

interface ShownTheme {
  name: string;
  /** Address of an OpenMoji file. */
  drawing: string;
  tile: string;
}

/** The eight themes (SPEC 3), as a child sees them. */
export const themes: Record<StoryTheme, ShownTheme> = {
  adventure: { name: 'Abenteuer', drawing: adventure, tile: 'bg-tile-sun' },
  fantasy: { name: 'Fantasie', drawing: fantasy, tile: 'bg-tile-rose' },
  animals: { name: 'Tiere', drawing: animals, tile: 'bg-tile-mint' },
  everyday: { name: 'Alltag', drawing: everyday, tile: 'bg-tile-sky' },
  space: { name: 'Weltraum', drawing: space, tile: 'bg-tile-sky' },
  mystery: { name: 'Geheimnis', drawing: mystery, tile: 'bg-tile-sun' },
  fairytale: { name: 'Märchen', drawing: fairytale, tile: 'bg-tile-rose' },
  friendship: { name: 'Freundschaft', drawing: friendship, tile: 'bg-tile-mint' },
};
