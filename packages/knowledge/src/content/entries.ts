import { isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import { type AspectName, aspectNames } from './aspect-names.ts';
import type { Levels, Thing } from './thing.ts';

/** One answer a thing can give: of an aspect, or of questions that only this thing has. */
export interface Entry extends Levels {
  /** `food`, or `more 2`; with the thing's name it stands for the entry everywhere. */
  id: string;
  thing: Thing;
  aspect?: AspectName;
  asks: string[];
  /** What else the entry is found by. */
  keywords: string[];
}

const NONE: string[] = [];

const lemmasOf = (texts: string[]) =>
  new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => !isStopWord(word))
      .map(lemmaKey),
  );

/** Collected when they are first wanted: a talk is about few of all things. */
const lemmasOfEntries = new WeakMap<Entry, ReadonlySet<string>>();

/** Lemmas of both texts and of the questions: what an entry speaks of. */
export function speaksOf(entry: Entry): ReadonlySet<string> {
  const known = lemmasOfEntries.get(entry);
  if (known !== undefined) return known;
  const lemmas = lemmasOf([entry.young, entry.older, ...entry.asks, ...entry.keywords]);
  lemmasOfEntries.set(entry, lemmas);
  return lemmas;
}

/** The answers of a thing in the order they are told when a child wants to hear more. */
export function entriesOf(thing: Thing): Entry[] {
  const aspects = aspectNames.flatMap((aspect) => {
    const levels = thing.aspects[aspect];
    if (levels === undefined) return [];
    return [{ ...levels, id: aspect, thing, aspect, asks: NONE, keywords: NONE }];
  });
  const more = thing.more.map(({ asks, ...levels }, place) => ({
    ...levels,
    id: `more ${place}`,
    thing,
    asks,
    keywords: NONE,
  }));
  return [...aspects, ...more];
}

/** A piece of knowledge that is written as an answer to questions, without a thing of its own. */
export interface Fact {
  id: string;
  questions: string[];
  answer: string;
  /** Its short version for 5 to 8 years. */
  young?: string | undefined;
  keywords: string[];
}

/** An answer of a fact, of the thing that it is about. */
export function entryOfFact({ id, questions, answer, young, keywords }: Fact, thing: Thing): Entry {
  return {
    young: young ?? answer,
    older: answer,
    id: `fact ${id}`,
    thing,
    asks: questions,
    keywords,
  };
}

/** What a fact is about that no thing is: it can be talked of, but knows only its facts. */
export const thingOfFact = ({ keywords }: Fact): Thing => ({
  name: keywords[0] ?? '',
  article: '-',
  also: [],
  isA: [],
  subject: '',
  grade: 1,
  checked: '',
  values: {},
  isSecondary: false,
  aspects: {},
  more: [],
});
