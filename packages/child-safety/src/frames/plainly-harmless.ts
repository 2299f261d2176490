import { onlyAsksHow } from './asks-how.ts';
import { onlyGuesses } from './in-games.ts';
import { onlyShines, onlySpells } from './only-sounds.ts';
import {
  onlyDislikes,
  onlyEnds,
  onlyIntroduces,
  onlyNamesKin,
  onlyTellsHome,
} from './says-only.ts';

/** What a child says whole, where no rule hears anything: who it is, that it stops, a number it thinks of. */
export const isPlainRemark = (text: string): boolean =>
  onlyIntroduces(text) ||
  onlyDislikes(text) ||
  onlyEnds(text) ||
  onlyGuesses(text) ||
  onlyNamesKin(text) ||
  onlyTellsHome(text);

/** What is asked or said whole whatever its words are: how a word is written, how a task is done, that a lamp burns. */
export const isPlainQuestion = (text: string): boolean =>
  onlySpells(text) || onlyShines(text) || onlyAsksHow(text);
