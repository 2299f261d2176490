import type { WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { grammaticalGender } from '../words/noun-gender.ts';
import type { ReadWord } from '../words/read-word.ts';
import { addFigure } from './add-figure.ts';
import { isAlive, type Reading } from './reading.ts';

/**
 * Colours and numbers without their noun: "und ein gelber", "vier sind gelb und eins ist schwarz",
 * "das lilane gewinnt", "jeder hat eine andere Farbe". True where the word was read so.
 */
export function readAlone(reading: Reading, words: ReadWord[], at: number): boolean {
  const word = words[at];
  if (!word || reading.wish.figures.length === 0) return false;
  if (/^(ander|verschieden|unterschiedlich)/.test(word.folded) && saysColours(words, at)) {
    return paintEachInItsOwn(reading);
  }
  const base = lastSaid(reading);
  if (base === undefined || reading.preposition || isBeforeNoun(words, at)) return false;
  if (word.colour && reading.phrase.article) return readQuality(reading, word, base);
  const isQuality = word.size ?? word.adjective?.feeling ?? word.adjective?.pattern;
  const isInflected = /e[rsn]?$/.test(word.folded) && /^ein/.test(reading.phrase.article);
  if (isQuality && isInflected && reading.afterAnd) return readQuality(reading, word, base);
  const count =
    word.count ??
    (/^(eins|einer|eine|eines|andere|anderer|anderes|anderen)$/.test(word.folded) ? 1 : 0);
  if (count === 0 || !isCounting(reading, words, at)) return false;
  const isRest = /^anderen$/.test(word.folded);
  // "ein Kind rutscht, ein anderes schaukelt": one more.
  const isAnother = /^ander/.test(word.folded) && /^eine?$/.test(reading.phrase.article);
  const isOfBase = !isAnother || (likeSaid(reading) ?? base) === base;
  const part =
    (isOfBase ? split(reading, base, isRest ? Infinity : count) : undefined) ??
    (isAnother ? copy(reading, likeSaid(reading) ?? base, 1) : undefined);
  if (part === undefined) return false;
  reading.phrase.article = '';
  reading.parts.push({ kind: 'stop' });
  addFigure(reading, part);
  return true;
}

const saysColours = (words: ReadWord[], at: number) =>
  /^farben?$/.test(words[at + 1]?.folded ?? '');

/** Whether the noun still comes: "ein gelber Elefant". */
function isBeforeNoun(words: ReadWord[], at: number): boolean {
  for (const word of words.slice(at + 1)) {
    if (word.noun || word.hint || word.isPart || word.isSwallowed || word.isUnknownNoun)
      return true;
    const isAttribute = word.colour ?? word.size ?? word.adjective ?? word.count;
    if (!isAttribute && !grammar.noise.has(word.folded)) return false;
  }
  return false;
}

/** "vier sind", "eins davon schläft", "der andere": a verb comes where the noun would. */
function isCounting({ phrase }: Reading, words: ReadWord[], at: number): boolean {
  const rest = words
    .slice(at + 1)
    .filter(({ folded }) => !/^(davon|von|ihnen|denen|da)$/.test(folded));
  const isOther = /^ander/.test(words[at]?.folded ?? '');
  if (isOther && !phrase.article) return false;
  const isVerb = Boolean(rest[0]?.verb) && !rest[0]?.noun;
  return isVerb || (isOther && !rest[0]?.noun);
}

/** "eine Maus verkauft Knöpfe, eine andere …": one more mouse, as the gender says. */
function likeSaid({ parts, wish, lexicon, genders, phrase }: Reading): number | undefined {
  const isFeminine = phrase.article === 'eine';
  const said = parts.flatMap((part) => (part.kind === 'figure' ? [part.figure] : []));
  return said.findLast((at) => {
    const figure = wish.figures[at];
    if (!figure || !isAlive({ lexicon }, figure) || figure.count > 1) return false;
    return (grammaticalGender(figure.label, genders[at]) === 'f') === isFeminine;
  });
}

/** The kind of thing spoken of last. */
function lastSaid({ parts, wish, group }: Reading): number | undefined {
  if (group !== undefined) return group;
  const last =
    parts.findLast(
      (part) => part.kind === 'figure' && (wish.figures[part.figure]?.count ?? 0) > 1,
    ) ?? parts.findLast(({ kind }) => kind === 'figure');
  return last?.kind === 'figure' ? last.figure : undefined;
}

/** One more of the kind spoken of, told apart by its colour, size or feeling. */
function readQuality(reading: Reading, word: ReadWord, base: number): boolean {
  const { wish, phrase, parts } = reading;
  const { label } = wish.figures[base] ?? {};
  const isKnown = /^(der|die|das|den|dem)$/.test(phrase.article);
  const known = wish.figures.findIndex(
    (figure) => figure.label === label && figure.colour?.label === word.colour?.label,
  );
  if (isKnown && known < 0) return false;
  // "zwei Ballons, ein roter und ein blauer" are two; "zwei rote Autos und ein blaues" three.
  const isAfterComma = parts.at(-1)?.kind === 'comma';
  const isOneOfThem =
    reading.group !== undefined || ((isAfterComma || !reading.afterAnd) && isListed(reading));
  const figure = isKnown
    ? known
    : ((isOneOfThem ? split(reading, base, 1) : undefined) ??
      copy(reading, base, phrase.count ?? 1));
  const own = wish.figures[figure];
  if (own && word.colour) own.colour = word.colour;
  if (own && word.size) own.size = word.size;
  if (own && word.adjective?.feeling) own.feeling = word.adjective.feeling;
  if (own && word.adjective?.pattern) own.pattern = word.adjective.pattern;
  addFigure(reading, figure);
  return true;
}

const isListed = ({ parts }: Reading) => /^(figure|comma)$/.test(parts.at(-1)?.kind ?? '');

/** So many of the group as a figure of their own; the last ones are the group itself. */
function split(reading: Reading, base: number, count: number): number | undefined {
  const { wish, parts } = reading;
  const group = wish.figures[base];
  if (!group) return undefined;
  if (reading.group === undefined && group.count < 2) return undefined;
  reading.group = base;
  if (group.count <= count) return base;
  group.count -= count;
  const part = copy(reading, base, count);
  // What was said of all holds for them, too.
  const place = parts.findIndex((said) => said.kind === 'figure' && said.figure === base);
  if (place >= 0) {
    parts.splice(place + 1, 0, { kind: 'and' }, { kind: 'figure', figure: part, article: '' });
  }
  return part;
}

function copy({ wish, genders, recoloured }: Reading, base: number, count: number): number {
  const from = wish.figures[base];
  const figure: WishFigure = {
    label: '',
    hexcodes: [],
    size: 1,
    isFlying: false,
    isSwimming: false,
    ...from,
    count,
    wears: [],
  };
  genders[wish.figures.length] = genders[base];
  recoloured.add(wish.figures.length);
  recoloured.add(base);
  return wish.figures.push(figure) - 1;
}

function paintEachInItsOwn(reading: Reading): boolean {
  const figure = reading.wish.figures.findLast(({ count }) => count > 1);
  if (figure) figure.isMixed = true;
  return false;
}
