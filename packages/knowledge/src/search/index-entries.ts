import type { Entry } from '../content/entries.ts';
import type { Mention } from '../recognition/name-index.ts';
import { questionKind } from '../recognition/question-kind.ts';
import type { TextReader } from '../recognition/text-reader.ts';
import { fold } from '../recognition/words.ts';
import type { TermReader } from './create-term-reader.ts';
import { createPostings } from './postings.ts';
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
      isFact: entry.id.startsWith('fact'),
      asks: asks.map((terms, place) => ({
        keys: termSet(new Map([...terms, own].map((term) => [term, 0]))),
        kind: questionKind(fold(entry.asks[place] ?? '')),
        worth: 0,
      })),
      speaksOf: termSet(qualities),
    };
  }

  const docs = learnt.map(docOf);
  const postings = createPostings(docs);

  // What a term is worth: the rarer, the more.
  const worths = Float32Array.from(
    numbers.all(),
    (key, term) =>
      Math.log(1 + entries.length / (1 + postings.countOf(term))) *
      (reader.isLight(key) ? LIGHT : 1),
  );
  for (const { asks } of docs) {
    for (const ask of asks) {
      ask.worth = termsOf(ask.keys).reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    }
  }

  return { numbers, worths, docs, postings };
}
