import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { addAction, relate } from './clauses/act.ts';
import { readClauses } from './clauses/read-clauses.ts';
import { removeFigures } from './clauses/remove-figures.ts';
import type { Settings } from './create-settings.ts';
import { readParts } from './sentence/read-parts.ts';
import { emptyPhrase, type Reading } from './sentence/reading.ts';
import type { Wish } from './wish.ts';
import { readTitle } from './words/read-title.ts';
import { readWords } from './words/read-words.ts';
import { stripRequest } from './words/strip-request.ts';

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
