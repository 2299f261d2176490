import story from 'openmoji/color/svg/1F3F0.svg?url';
import quiz from 'openmoji/color/svg/1F4A1.svg?url';
import riddle from 'openmoji/color/svg/1F9E9.svg?url';
import math from 'openmoji/color/svg/1F9EE.svg?url';
import language from 'openmoji/color/svg/1F30D.svg?url';
import animals from 'openmoji/color/svg/1F98A.svg?url';
import letters from 'openmoji/color/svg/1F170.svg?url';
import environment from 'openmoji/color/svg/1F331.svg?url';
import space from 'openmoji/color/svg/1F680.svg?url';

export interface Game {
  id: string;
  title: string;
  text: string;
  drawing: string;
  tile: 'sun' | 'mint' | 'sky' | 'rose';
  isPlayable: boolean;
  /** Without a line too. */
  isPlayableOffline?: boolean;
}

/** The nine games of the hub (SPEC 2). */
export const games: Game[] = [
  {
    id: 'quiz',
    title: 'Quiz',
    text: 'Was weißt du schon?',
    drawing: quiz,
    tile: 'sun',
    isPlayable: true,
  },
  {
    id: 'buchstaben',
    title: 'Buchstaben',
    text: 'Buchstaben, Silben und Wörter',
    drawing: letters,
    tile: 'sky',
    isPlayable: true,
    isPlayableOffline: true,
  },
  {
    id: 'story',
    title: 'Geschichten',
    text: 'Erfinde deine Geschichte',
    drawing: story,
    tile: 'rose',
    isPlayable: true,
  },
  {
    id: 'math',
    title: 'Mathe',
    text: 'Rechne mit LUX',
    drawing: math,
    tile: 'mint',
    isPlayable: true,
    isPlayableOffline: true,
  },
  {
    id: 'riddle',
    title: 'Rätsel',
    text: 'Knifflig!',
    drawing: riddle,
    tile: 'rose',
    isPlayable: false,
  },
  {
    id: 'animals',
    title: 'Tiere',
    text: 'Wer bin ich?',
    drawing: animals,
    tile: 'sun',
    isPlayable: false,
  },
  {
    id: 'environment',
    title: 'Umwelt',
    text: 'Unsere Erde schützen',
    drawing: environment,
    tile: 'mint',
    isPlayable: false,
  },
  {
    id: 'space',
    title: 'Weltraum',
    text: 'Flieg zu den Sternen',
    drawing: space,
    tile: 'sky',
    isPlayable: false,
  },
  {
    id: 'language',
    title: 'Sprachen',
    text: 'Hallo in aller Welt',
    drawing: language,
    tile: 'sun',
    isPlayable: false,
  },
];
