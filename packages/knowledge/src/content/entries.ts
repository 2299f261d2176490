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
  /** Lemmas of both texts and of the questions: what the entry speaks of. */
  readonly speaksOf: ReadonlySet<string>;
}

const lemmasOf = (texts: string[]) =>
  new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => !isStopWord(word))
      .map(lemmaKey),
  );

/** The lemmas are collected when they are first wanted: a talk is about few of all things. */
function withLemmas(entry: Omit<Entry, 'speaksOf'>): Entry {
  let lemmas: ReadonlySet<string> | undefined;
  return {
    ...entry,
    get speaksOf() {
      lemmas ??= lemmasOf([entry.young, entry.older, ...entry.asks, ...entry.keywords]);
      return lemmas;
    },
  };
}

/** The answers of a thing in the order they are told when a child wants to hear more. */
export function entriesOf(thing: Thing): Entry[] {
  const aspects = aspectNames.flatMap((aspect) => {
    const levels = thing.aspects[aspect];
    if (levels === undefined) return [];
    return [withLemmas({ ...levels, id: aspect, thing, aspect, asks: [], keywords: [] })];
  });
  const more = thing.more.map(({ asks, ...levels }, place) =>
    withLemmas({ ...levels, id: `more ${place}`, thing, asks, keywords: [] }),
  );
  return [...aspects, ...more];
}

/** A piece of knowledge that is written as an answer to questions, without a thing of its own. */
export interface Fact {
  id: string;
  questions: string[];
  answer: string;
  keywords: string[];
}

/** An answer of a fact, of the thing that it is about. */
export function entryOfFact({ id, questions, answer, keywords }: Fact, thing: Thing): Entry {
  return withLemmas({
    young: answer,
    older: answer,
    id: `fact ${id}`,
    thing,
    asks: questions,
    keywords,
  });
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
