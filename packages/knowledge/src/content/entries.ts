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
  speaksOf: Set<string>;
}

const lemmasOf = (texts: string[]) =>
  new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => !isStopWord(word))
      .map(lemmaKey),
  );

/** The answers of a thing in the order they are told when a child wants to hear more. */
export function entriesOf(thing: Thing): Entry[] {
  const aspects = aspectNames.flatMap((aspect) => {
    const levels = thing.aspects[aspect];
    if (levels === undefined) return [];
    const speaksOf = lemmasOf([levels.young, levels.older]);
    return [{ ...levels, id: aspect, thing, aspect, asks: [], speaksOf }];
  });
  const more = thing.more.map(({ asks, ...levels }, place) => ({
    ...levels,
    id: `more ${place}`,
    thing,
    asks,
    speaksOf: lemmasOf([levels.young, levels.older, ...asks]),
  }));
  return [...aspects, ...more];
}
