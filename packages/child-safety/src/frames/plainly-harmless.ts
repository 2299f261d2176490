import { onlyAsksHow } from './asks-how.ts';
import { onlyAsksOfCustom, onlyAsksWhichAnimal } from './asks-of-things.ts';
import { onlyGuesses } from './in-games.ts';
import { onlyThreatensThing } from './jokes-of-threat.ts';
import { onlyOfGrammar, onlyWantsMistakes } from './of-grammar.ts';
import { onlyDreams, onlyOldRiddle } from './only-dreams.ts';
import { onlyDrinks } from './only-drinks.ts';
import { onlyOrders } from './only-orders.ts';
import { onlyShines, onlySpells } from './only-sounds.ts';
import { onlyCounts } from './only-sums.ts';
import {
  onlyAsksBack,
  onlyAsksWeather,
  onlyBusyAlone,
  onlyFearsForPet,
  onlyLeaves,
  onlyOvercame,
  onlyPlaysHelp,
  onlyTakesVitamins,
} from './says-briefly.ts';
import {
  onlyDislikes,
  onlyEnds,
  onlyIntroduces,
  onlyNamesKin,
  onlyTellsHome,
} from './says-only.ts';

/** What a child says whole, where no rule hears anything: who it is, that it stops, an order to a machine. */
export const isPlainRemark = (text: string): boolean =>
  onlyIntroduces(text) ||
  onlyDislikes(text) ||
  onlyEnds(text) ||
  onlyGuesses(text) ||
  onlyNamesKin(text) ||
  onlyOrders(text) ||
  onlyAsksBack(text) ||
  onlyBusyAlone(text) ||
  onlyAsksWeather(text) ||
  onlyFearsForPet(text) ||
  onlyOvercame(text) ||
  onlyPlaysHelp(text) ||
  onlyTakesVitamins(text) ||
  onlyTellsHome(text);

/**
 * What is asked or said whole whatever its words are: how a word is written or formed, how a task is done, a sum, that
 * a lamp burns, a thing that is scolded, what was drunk at home.
 */
export const isPlainQuestion = (text: string): boolean =>
  onlySpells(text) ||
  onlyShines(text) ||
  onlyAsksHow(text) ||
  onlyOfGrammar(text) ||
  onlyWantsMistakes(text) ||
  onlyCounts(text) ||
  onlyThreatensThing(text) ||
  onlyDreams(text) ||
  onlyDrinks(text) ||
  onlyOldRiddle(text) ||
  onlyAsksOfCustom(text) ||
  onlyAsksWhichAnimal(text) ||
  onlyLeaves(text);
