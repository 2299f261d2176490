import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { SettingHint, Settings } from './create-settings.ts';
import { grammar } from './grammar.ts';
import { modifierHints } from './modifier-hints.ts';
import { type ReadWord, readWords } from './read-words.ts';
import type { Relation, Wish, WishFigure } from './wish.ts';
import type { WishColour } from './wish-colours.ts';

type Phrase = { colour?: WishColour; size?: number; count?: number; isSingular: boolean };

/** What is being said at the moment while the words go by. */
type Reading = {
  wish: Wish;
  phrase: Phrase;
  subjects: number[];
  relation?: Relation | undefined;
  isFlying: boolean;
  isSwimming: boolean;
  isLeftOut: boolean;
  /** A relation said before its subject: "Neben dem Baum sitzt …". */
  early: { relation: Relation; target: number }[];
  hasTarget: boolean;
  afterAnd: boolean;
  article: string;
};

/** Reads a child's German wish: figures with count, colour and size, relations, place, weather. */
export function understandWish(prompt: string, lexicon: Lexicon, settings: Settings): Wish {
  const wish: Wish = {
    figures: [],
    relations: [],
    actions: [],
    setting: { weather: [], words: [] },
    unknownWords: [],
    notShown: [],
  };
  const reading: Reading = {
    wish,
    phrase: { isSingular: false },
    subjects: [],
    isFlying: false,
    isSwimming: false,
    isLeftOut: false,
    early: [],
    hasTarget: false,
    afterAnd: false,
    article: '',
  };
  for (const word of readWords(prompt, lexicon, settings)) readNext(reading, word);
  colourLastFigure(reading);
  return wish;
}

function readNext(reading: Reading, word: ReadWord): void {
  const { wish, phrase } = reading;
  if (word.hint) {
    noteSetting(reading, word.hint, word.modifier);
    return;
  }
  if (word.noun) {
    noteNoun(reading, word);
    return;
  }
  if (word.isUnknownNoun) {
    wish.unknownWords.push(word.text);
    endPhrase(reading);
    return;
  }
  if (word.relation) {
    colourLastFigure(reading);
    reading.relation = word.relation;
    reading.hasTarget = false;
    reading.afterAnd = false;
    reading.phrase = { isSingular: /[ms]$/.test(word.folded) && word.relation !== 'with' };
  } else if (word.count) phrase.count = word.count;
  else if (word.colour) phrase.colour ??= word.colour;
  else if (word.size) phrase.size = word.size;
  else if (grammar.without.has(word.folded)) reading.isLeftOut = true;
  else if (grammar.flying.has(word.folded)) noteMotion(reading, 'isFlying');
  else if (grammar.swimming.has(word.folded)) noteMotion(reading, 'isSwimming');
  else if (grammar.and.has(word.folded) || word.text === ',') reading.afterAnd = true;
  else if (grammar.article.has(word.folded)) {
    reading.article = word.folded;
    phrase.isSingular = grammar.singular.has(word.folded) || word.folded === 'der';
  } else if (/[.;!?]/.test(word.text)) reading.subjects = [];
}

/** "der Drache ist grün": a colour with no noun after it belongs to the figure before. */
function colourLastFigure({ phrase, wish }: Reading): void {
  const figure = wish.figures.at(-1);
  if (phrase.colour && figure) figure.colour ??= phrase.colour;
}

function noteMotion(reading: Reading, motion: 'isFlying' | 'isSwimming'): void {
  const subjects = reading.subjects.map((at) => reading.wish.figures[at]);
  if (subjects.length === 0) reading[motion] = true;
  for (const figure of subjects) if (figure) figure[motion] = true;
}

function noteSetting(reading: Reading, hint: SettingHint, modifier?: string): void {
  const { setting } = reading.wish;
  if (!reading.isLeftOut) {
    if (hint.place && (!setting.place || setting.place === 'sky')) setting.place = hint.place;
    if (hint.time) setting.time ??= hint.time;
    if (hint.weather && !setting.weather.includes(hint.weather)) setting.weather.push(hint.weather);
    setting.words.push(hint.label);
    noteModifier(reading, modifier);
  }
  if (hint.place) reading.relation = undefined;
  reading.isLeftOut = false;
  endPhrase(reading);
}

function noteNoun(reading: Reading, word: ReadWord): void {
  const { wish, phrase } = reading;
  const noun = word.noun;
  if (!noun || reading.isLeftOut) {
    reading.isLeftOut = false;
    endPhrase(reading);
    return;
  }
  if (noun.hexcodes.length === 0) {
    wish.unknownWords.push(word.text);
    endPhrase(reading);
    return;
  }
  if (noun.label === 'Mond' && reading.relation === 'on') {
    noteSetting(reading, { label: 'Mond', place: 'moon' });
    return;
  }
  const known = wish.figures.findIndex((figure) => figure.label === noun.label);
  if (known >= 0 && /^(der|die|das|dem|den)$|^$/.test(reading.article) && !phrase.count) {
    relate(reading, known);
    endPhrase(reading);
    return;
  }
  const hints = noteModifier(reading, word.modifier);
  const figure: WishFigure = {
    label: noun.label,
    hexcodes: noun.hexcodes,
    count: phrase.count ?? (isPlural(word, phrase) ? 3 : 1),
    size: phrase.size ?? hints.size ?? 1,
    isFlying: reading.isFlying,
    isSwimming: reading.isSwimming,
    wears: [],
  };
  const colour = phrase.colour ?? hints.colour;
  if (colour) figure.colour = colour;
  reading.isFlying = false;
  reading.isSwimming = false;
  relate(reading, wish.figures.push(figure) - 1);
  endPhrase(reading);
}

/** Decides whether a new figure is what a relation leads to, or something new to talk about. */
function relate(reading: Reading, index: number): void {
  const { wish, relation, subjects } = reading;
  const isDative = grammar.dative.has(reading.article);
  const isTarget = relation && (!reading.hasTarget || (reading.afterAnd && isDative));
  if (isTarget && subjects.length > 0) {
    for (const subject of subjects) wish.relations.push({ subject, relation, target: index });
    reading.hasTarget = true;
    return;
  }
  if (isTarget) {
    reading.early.push({ relation, target: index });
    reading.hasTarget = true;
    reading.relation = undefined;
    return;
  }
  for (const { relation: early, target } of reading.early) {
    wish.relations.push({ subject: index, relation: early, target });
  }
  const continues = reading.afterAnd && !relation;
  reading.early = continues ? reading.early : [];
  reading.subjects = continues ? [...subjects, index] : [index];
  reading.relation = undefined;
  reading.hasTarget = false;
}

function noteModifier(reading: Reading, modifier?: string): { size?: number; colour?: WishColour } {
  if (!modifier) return {};
  const hints = modifierHints(modifier);
  const { setting } = reading.wish;
  if (hints.weather && !setting.weather.includes(hints.weather))
    setting.weather.push(hints.weather);
  return hints;
}

/** A plural without a number: the form differs from the label and no singular article is before it. */
function isPlural(word: ReadWord, phrase: Phrase): boolean {
  if (phrase.isSingular || word.modifier) return false;
  const label = word.noun?.label ?? word.text;
  if (word.text.toLowerCase() === label.toLowerCase()) return false;
  const hasPluralEnding = /(en|n|e|er|s)$/.test(word.folded) && word.text.length > label.length;
  return hasPluralEnding || /[äöü]/.test(word.text) !== /[äöü]/.test(label);
}

function endPhrase(reading: Reading): void {
  reading.phrase = { isSingular: false };
  reading.afterAnd = false;
  reading.article = '';
}
