import { isSameNoun } from '../story.ts';
import { type Dimension, readUnit } from '../units.ts';
import { plainSpoken } from './plain-spoken.ts';

/** A number of a problem with what it counts or measures. */
export interface Measure {
  /** In the smallest unit of its dimension; months and years in months. */
  value: number;
  /** In the unit it was said in. */
  own: number;
  /** A dimension, "months", "percent", "degrees", the noun of what is counted, or '' where none is said. */
  kind: string;
  /** As it was said, for the answer. */
  name: string;
  /** "Ein Heft", "jede Woche": one, where nobody counts. */
  isOne: boolean;
  at: number;
}

export interface Spoken {
  text: string;
  words: readonly string[];
  measures: readonly Measure[];
}

const TIMES: Readonly<Record<string, { kind: string; size: number; name: string }>> = {
  tag: { kind: 'time', size: 1_440, name: 'tag' },
  abend: { kind: 'time', size: 1_440, name: 'abend' },
  nacht: { kind: 'time', size: 1_440, name: 'nacht' },
  woche: { kind: 'time', size: 10_080, name: 'woche' },
  monat: { kind: 'months', size: 1, name: 'monat' },
  jahr: { kind: 'months', size: 12, name: 'jahr' },
};
const TIME_FORMS: Readonly<Record<string, string>> = {
  tage: 'tag',
  tagen: 'tag',
  abende: 'abend',
  abenden: 'abend',
  nächte: 'nacht',
  nächten: 'nacht',
  wochen: 'woche',
  monate: 'monat',
  monaten: 'monat',
  jahre: 'jahr',
  jahren: 'jahr',
};
const WORDS = /\d+(?:,\d+)?|\p{L}+/gu;
const ARTICLE = /^eine?[nmr]?$/u;
const MOST_BETWEEN = 2;

/** What a word measures, as a kind with its size; null of a word that measures nothing. */
export function kindOf(word: string): { kind: string; size: number; name: string } | null {
  const low = word.toLowerCase();
  const time = TIMES[TIME_FORMS[low] ?? low];
  if (time) return time;
  const unit = readUnit(low);
  if (unit) return { kind: unit.dimension, size: unit.size, name: unit.name };
  if (/^prozent$/u.test(low)) return { kind: 'percent', size: 1, name: 'prozent' };
  return /^grad$/u.test(low) ? { kind: 'degrees', size: 1, name: 'grad' } : null;
}

/** Reads a problem, with capitals for its nouns, into its numbers; clock times are none of these. */
export function readSpoken(told: string): Spoken {
  const text = plainSpoken(told);
  const raw: readonly string[] = text.match(WORDS) ?? [];
  const words = raw.map((word) => word.toLowerCase());
  const measures: Measure[] = [];
  for (const [at, word] of words.entries()) {
    const isNumber = /^\d/u.test(word);
    const next = raw[at + 1] ?? '';
    if (!isNumber && ARTICLE.test(word)) {
      const known = kindOf(next);
      if (known || /^\p{Lu}/u.test(next)) measures.push(ofNoun(1, next, { at, isOne: true }));
      continue;
    }
    if (!isNumber && /^jede[nmrs]?$/u.test(word)) {
      const group = measures.findLast(({ kind }) => kind !== '' && !readUnitKind(kind));
      if (group) measures.push({ ...group, value: 1, own: 1, isOne: true, at });
      continue;
    }
    if (!isNumber || words[at + 1] === 'uhr' || words[at - 1] === 'uhr') continue;
    const value = Number(word.replace(',', '.'));
    const isOne = value === 1 && !isCountedOne(words, at);
    measures.push(ofNoun(value, nounBehind(raw, at), { at, isOne }));
  }
  return { text, words, measures };
}

const readUnitKind = (kind: string) =>
  /^(?:money|length|weight|time|volume|months|percent|degrees)$/u.test(kind);

const isCountedOne = (words: readonly string[], at: number) => words[at + 1] === 'mal';

function ofNoun(
  value: number,
  noun: string,
  { at, isOne }: { at: number; isOne: boolean },
): Measure {
  const known = kindOf(noun);
  if (known)
    return {
      value: round(value * known.size),
      own: value,
      kind: known.kind,
      name: known.name,
      isOne,
      at,
    };
  return { value, own: value, kind: noun.toLowerCase(), name: noun, isOne, at };
}

/** The unit or noun behind a number, with an adjective between; '' where a verb or nothing follows. */
function nounBehind(raw: readonly string[], at: number): string {
  const next = raw[at + 1] ?? '';
  if (kindOf(next)) return next;
  for (let place = at + 1; place <= at + MOST_BETWEEN; place += 1) {
    const word = raw[place] ?? '';
    if (/^\p{Lu}/u.test(word)) return word;
    if (!/(?:e[nrs]?|stück)$/u.test(word) || BOUND.test(word)) return '';
  }
  return '';
}
const BOUND =
  /^(?:und|oder|aber|wie|was|der|die|das|den|dem|in|auf|an|mit|von|für|zu|ein\p{L}*|\p{L}*(?:haben|kosten|kostet|habe|hatte|wurden|werden|waren|gegessen|gelesen)|jede\p{L}*|meine\p{L}*|seine\p{L}*|ihre\p{L}*|unsere\p{L}*|alle|hatte|hätte|ich|er|sie|wir|es)$/u;

/** "Stück" and what nobody names may be of any kind. */
export const isOfKind = (one: string, other: string): boolean =>
  one === other || (!readUnitKind(one) && !readUnitKind(other) && isSameNoun(one, other));

export const isDimension = (kind: string): kind is Dimension =>
  /^(?:money|length|weight|time|volume)$/u.test(kind);

export const round = (value: number): number => Math.round(value * 1e6) / 1e6;
