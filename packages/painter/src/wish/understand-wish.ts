import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { addAction, relate } from './act.ts';
import type { Settings } from './create-settings.ts';
import { readClauses } from './read-clauses.ts';
import { readParts } from './read-parts.ts';
import { readTitle } from './read-title.ts';
import { readWords } from './read-words.ts';
import { emptyPhrase, type Reading } from './reading.ts';
import { removeFigures } from './remove-figures.ts';
import { stripRequest } from './strip-request.ts';
import type { Wish } from './wish.ts';

/** Reads a child's German wish: who does what with what, where, when, how many, of which colour. */
export function understandWish(prompt: string, lexicon: Lexicon, settings: Settings): Wish {
  const { rest, title, hasFrame } = readTitle(prompt);
  const reading = startReading(lexicon);
  const { wish } = reading;
  if (title) wish.title = title;
  if (hasFrame) wish.hasFrame = hasFrame;
  readParts(reading, readWords(stripRequest(rest), lexicon, settings));
  readClauses(reading);
  for (const action of reading.given) {
    addAction(reading, action);
    if (action.object !== undefined) relate(reading, action.agent, 'with', action.object);
  }
  const { place, time } = reading.hinted;
  if (place) wish.setting.place ??= place;
  if (time) wish.setting.time ??= time;
  wish.notShown = [...new Set(wish.notShown)];
  return removeFigures(wish, reading.removed);
}

function startReading(lexicon: Lexicon): Reading {
  const wish: Wish = {
    figures: [],
    relations: [],
    actions: [],
    setting: { weather: [], words: [] },
    unknownWords: [],
    notShown: [],
  };
  return {
    wish,
    lexicon,
    parts: [],
    phrase: emptyPhrase(),
    genders: [],
    hinted: {},
    given: [],
    removed: new Set(),
    isLeftOut: false,
    wasLeftOut: false,
    afterAnd: false,
    isNaming: false,
  };
}
