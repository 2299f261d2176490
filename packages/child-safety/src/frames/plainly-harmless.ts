import { onlyAsksHow } from './asks-how.ts';
import { onlyGuesses } from './in-games.ts';
import { onlyThreatensThing } from './jokes-of-threat.ts';
import { onlyOfGrammar, onlyWantsMistakes } from './of-grammar.ts';
import { onlyShines, onlySpells } from './only-sounds.ts';
import { onlyCounts } from './only-sums.ts';
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

/**
 * What is asked or said whole whatever its words are: how a word is written or formed, how a task is done, a sum, that
 * a lamp burns, a thing that is scolded.
 */
export const isPlainQuestion = (text: string): boolean =>
  onlySpells(text) ||
  onlyShines(text) ||
  onlyAsksHow(text) ||
  onlyOfGrammar(text) ||
  onlyWantsMistakes(text) ||
  onlyCounts(text) ||
  onlyThreatensThing(text);
