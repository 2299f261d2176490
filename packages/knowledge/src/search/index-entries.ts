import type { Entry } from '../content/entries.ts';
import { questionKind } from '../recognition/question-kind.ts';
import { fold } from '../recognition/words.ts';
import { createPostings } from './postings.ts';
import { createTermsOfTexts, type Reading } from './read-terms.ts';
import type { Doc } from './score-entry.ts';
import { createTermNumbers, createTermSets, type TermSet } from './term-sets.ts';
import { IN_COMPOUND, IN_NAME, IN_TEXT, LIGHT } from './weights.ts';

/** An entry with the words of its texts and of each of its questions, as the text reader numbers them. */
export interface ReadEntry {
  entry: Entry;
  words: readonly number[];
  /** So many of them, the first ones, are of its text for young children. */
  youngWords: number;
  asks: readonly (readonly number[])[];
}

/** Takes the texts of all entries apart: which of them speak of a term, and what it is worth. */
export function indexEntries(entries: readonly ReadEntry[], reading: Reading) {
  const { reader } = reading;
  const numbers = createTermNumbers();
  const terms = createTermsOfTexts(numbers, reading);
  const learnt = entries.map(({ entry, words, asks }) => ({
    entry,
    asks: asks.map(terms.read),
    spoken: terms.read(words),
    ...terms.ofThing(entry.thing),
  }));
  // All words are known from here on, so that compounds can be taken apart.
  const keys = [...numbers.all()];
  const partsOfTerms: (readonly number[] | undefined)[] = [];
  const partsOf = (term: number): readonly number[] => {
    partsOfTerms[term] ??= reader.partsOf(keys[term] ?? '').map(numbers.learn);
    return partsOfTerms[term];
  };
  const owns = learnt.map(({ entry }) => terms.nameOf(entry.thing));
  const sets = createTermSets(numbers.count());

  function docOf({ entry, asks, spoken, kinds, name }: (typeof learnt)[number], own: number): Doc {
    for (const term of spoken) {
      sets.add(term, IN_TEXT);
      for (const part of partsOf(term)) sets.add(part, IN_COMPOUND);
    }
    for (const term of kinds) sets.add(term, IN_TEXT);
    for (const term of name) sets.add(term, IN_NAME);
    sets.add(own, IN_NAME);
    const speaksOf = sets.close();
    return {
      entry,
      own,
      isFact: entry.id.startsWith('fact'),
      asks: asks.map((asked, place) => {
        for (const term of asked) sets.add(term, 0);
        sets.add(own, 0);
        return { keys: sets.close(), kind: questionKind(fold(entry.asks[place] ?? '')), worth: 0 };
      }),
      speaksOf,
    };
  }

  const docs = learnt.map((one, place) => docOf(one, owns[place] ?? 0));
  const postings = createPostings(docs, numbers.count());

  // What a term is worth: the rarer, the more.
  const worths = Float32Array.from(
    numbers.all(),
    (key, term) =>
      Math.log(1 + entries.length / (1 + postings.countOf(term))) *
      (reader.isLight(key) ? LIGHT : 1),
  );
  for (const { asks } of docs) for (const ask of asks) ask.worth = worthOf(ask.keys, worths);

  return { numbers, worths, docs, postings };
}

function worthOf({ list, start, end }: TermSet, worths: Float32Array): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) sum += worths[(list[at] ?? 0) >>> 2] ?? 0;
  return sum;
}
