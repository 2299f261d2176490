import type { Entry } from '../content/entries.ts';
import type { Mention } from '../recognition/name-index.ts';
import { questionKind } from '../recognition/question-kind.ts';
import type { TextReader } from '../recognition/text-reader.ts';
import { fold } from '../recognition/words.ts';
import type { TermReader } from './create-term-reader.ts';
import { type Doc, nameKey } from './score-entry.ts';
import { createTermNumbers, createTermSets, termsOf } from './term-sets.ts';
import { IN_COMPOUND, IN_NAME, IN_TEXT, LIGHT } from './weights.ts';

/** What reads our own texts: all of them must be collected before. */
export interface Reading {
  reader: TermReader;
  texts: TextReader;
  find: (words: string[]) => Mention[];
}

/** Takes the texts of all entries apart: which of them speak of a term, and what it is worth. */
export function indexEntries(entries: readonly Entry[], { reader, texts, find }: Reading) {
  const numbers = createTermNumbers();
  const termSet = createTermSets();
  const termsOfWords = new Map<string, number | null>();
  const partsOfTerms = new Map<number, readonly number[]>();

  function termOf(word: string): number | null {
    const known = termsOfWords.get(word);
    if (known !== undefined) return known;
    const key = reader.learn(word);
    const term = key === null ? null : numbers.learn(key);
    termsOfWords.set(word, term);
    return term;
  }

  function termsIn(words: readonly string[]): number[] {
    const terms: number[] = [];
    for (const word of words) {
      const term = termOf(word);
      if (term !== null) terms.push(term);
    }
    return terms;
  }

  function partsOf(term: number, key: string): readonly number[] {
    const known = partsOfTerms.get(term);
    if (known !== undefined) return known;
    const parts = reader.partsOf(key).map(numbers.learn);
    partsOfTerms.set(term, parts);
    return parts;
  }

  /** The words of a text, and the things it names. */
  function read(text: string): number[] {
    const words = texts.wordsOf(text);
    const names = find(words).flatMap(({ things }) => things.map(nameKey));
    return [...termsIn(words), ...names.map(numbers.learn)];
  }

  const learnt = entries.map((entry) => ({
    entry,
    asks: entry.asks.map(read),
    texts: read(`${entry.young} ${entry.older} ${entry.keywords.join(' ')}`),
    kinds: entry.thing.isA.flatMap((kind) => termsIn(texts.wordsOf(kind))),
    name: termsIn(texts.wordsOf(entry.thing.name)),
  }));
  // All words are known from here on, so that compounds can be taken apart.
  const keys = [...numbers.all()];

  function docOf({ entry, asks, texts: spoken, kinds, name }: (typeof learnt)[number]): Doc {
    const own = numbers.learn(nameKey(entry.thing));
    const qualities = new Map<number, number>();
    for (const term of spoken)
      for (const part of partsOf(term, keys[term] ?? '')) qualities.set(part, IN_COMPOUND);
    for (const term of [...spoken, ...kinds]) qualities.set(term, IN_TEXT);
    for (const term of [...name, own]) qualities.set(term, IN_NAME);
    return {
      entry,
      own,
      asks: asks.map((terms, place) => ({
        keys: termSet(new Map([...terms, own].map((term) => [term, 0]))),
        kind: questionKind(fold(entry.asks[place] ?? '')),
        worth: 0,
      })),
      speaksOf: termSet(qualities),
    };
  }

  const docs = learnt.map(docOf);
  const { countOf, docsWith } = postDocs(docs);

  // What a term is worth: the rarer, the more.
  const worths = Float32Array.from(
    numbers.all(),
    (key, term) =>
      Math.log(1 + entries.length / (1 + countOf(term))) * (reader.isLight(key) ? LIGHT : 1),
  );
  for (const { asks } of docs) {
    for (const ask of asks) {
      ask.worth = termsOf(ask.keys).reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    }
  }

  return { numbers, worths, docsWith };
}

/** The entries that speak of a term, all in one list: a list for each term would take several times its memory. */
function postDocs(docs: readonly Doc[]) {
  const termsOfDocs = docs.map(({ speaksOf, asks }) => [
    ...new Set([speaksOf, ...asks.map(({ keys }) => keys)].flatMap(termsOf)),
  ]);
  const starts = new Uint32Array(1 + termsOfDocs.reduce(maxOfAll, 0) + 1);
  for (const terms of termsOfDocs)
    for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 1; term < starts.length; term += 1)
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  for (const [place, terms] of termsOfDocs.entries()) {
    for (const term of terms) {
      const end = ends[term] ?? 0;
      places[end] = place;
      ends[term] = end + 1;
    }
  }
  const countOf = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0);
  return {
    countOf,
    docsWith: (term: number): Doc[] =>
      term < 0
        ? []
        : Array.from(
            places.subarray(starts[term], starts[term + 1]),
            (place) => docs[place],
          ).flatMap((doc) => doc ?? []),
  };
}

const maxOfAll = (most: number, terms: readonly number[]) =>
  terms.reduce((max, term) => Math.max(max, term), most);
