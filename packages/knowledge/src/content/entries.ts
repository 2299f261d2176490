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
      lemmas ??= lemmasOf([entry.young, entry.older, ...entry.asks]);
      return lemmas;
    },
  };
}

/** The answers of a thing in the order they are told when a child wants to hear more. */
export function entriesOf(thing: Thing): Entry[] {
  const aspects = aspectNames.flatMap((aspect) => {
    const levels = thing.aspects[aspect];
    if (levels === undefined) return [];
    return [withLemmas({ ...levels, id: aspect, thing, aspect, asks: [] })];
  });
  const more = thing.more.map(({ asks, ...levels }, place) =>
    withLemmas({ ...levels, id: `more ${place}`, thing, asks }),
  );
  return [...aspects, ...more];
}
