import type { Entry } from '../content/entries.ts';
import { isAskingWord } from '../recognition/aspect-frames.ts';
import type { Mention } from '../recognition/name-index.ts';
import { questionKind } from '../recognition/question-kind.ts';
import { fold, wordsOf } from '../recognition/words.ts';
import type { Term, TermReader } from './create-term-reader.ts';
import {
  type Doc,
  isSpokenOf,
  leftOutOf,
  nameKey,
  type Query,
  type Sought,
  scoreOf,
} from './score-entry.ts';
import { createTermNumbers, termSet, termsOf } from './term-sets.ts';
import {
  ALL_WORDS,
  CORRECTED,
  DENIED,
  DENIES,
  IN_COMPOUND,
  IN_NAME,
  IN_TEXT,
  LIGHT,
  MIN_SCORE,
  MIN_VALUE,
  UNKNOWN,
  WHOLE_WORD,
} from './weights.ts';

export interface Hit {
  entry: Entry;
  /** From 0 to 1: how much of the question the entry speaks of, rare words more. */
  score: number;
  /** It speaks of several words of the question, or asks one of them, none of them corrected. */
  isSure: boolean;
  /** From 0 to 1: how much of what is asked beside the names it does not speak of. */
  leftOut: number;
}

/** Finds the entry that speaks of what a question asks, by all of its words. */
export function createSearch(
  entries: readonly Entry[],
  reader: TermReader,
  find: (words: string[]) => Mention[],
) {
  reader.collect(entries.flatMap(({ young, older, asks }) => [young, older, ...asks]));
  const numbers = createTermNumbers();
  const learnt = entries.map((entry) => ({
    entry,
    asks: entry.asks.map((text) => keysOf(text)),
    texts: keysOf(`${entry.young} ${entry.older} ${entry.keywords.join(' ')}`),
  }));
  const postings: Doc[][] = [];
  for (const one of learnt) {
    const doc = docOf(one);
    for (const term of new Set(
      [doc.speaksOf, ...doc.asks.map(({ keys }) => keys)].flatMap(termsOf),
    )) {
      const docs = postings[term];
      if (docs === undefined) postings[term] = [doc];
      else docs.push(doc);
    }
  }

  // What a term is worth: the rarer, the more.
  const worths = new Float32Array(postings.length);
  for (const key of numbers.all()) {
    const term = numbers.of(key);
    worths[term] =
      Math.log(1 + entries.length / (1 + (postings[term]?.length ?? 0))) *
      (reader.isLight(key) ? LIGHT : 1);
  }

  for (const doc of new Set(postings.flat())) {
    for (const ask of doc.asks) {
      ask.worth = termsOf(ask.keys).reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    }
  }

  function docOf({ entry, asks, texts }: (typeof learnt)[number]): Doc {
    const { thing } = entry;
    const speaksOf = new Map<number, number>();
    const parts = [...texts].flatMap((key) => reader.partsOf(key));
    const kinds = thing.isA.flatMap((kind) => reader.learn(kind));
    for (const key of parts) speaksOf.set(numbers.learn(key), IN_COMPOUND);
    for (const key of [...texts, ...kinds]) speaksOf.set(numbers.learn(key), IN_TEXT);
    const own = numbers.learn(nameKey(thing));
    for (const key of reader.learn(thing.name)) speaksOf.set(numbers.learn(key), IN_NAME);
    speaksOf.set(own, IN_NAME);
    return {
      entry,
      own,
      asks: asks.map((keys, place) => ({
        keys: termSet(
          new Map([...[...keys].map((key) => [numbers.learn(key), 0] as const), [own, 0]]),
        ),
        kind: questionKind(fold(entry.asks[place] ?? '')),
        worth: 0,
      })),
      speaksOf: termSet(speaksOf),
    };
  }

  function keysOf(text: string): Set<string> {
    const words = wordsOf(text);
    const names = find(words).flatMap(({ things }) => things.map(nameKey));
    return new Set([...reader.learn(text), ...names]);
  }

  const worthOf = (key: string) => worths[numbers.of(key)] ?? Math.log(1 + entries.length);

  /** The names in a question first, then its other words. */
  function read({ words, mentions, topic }: Query): Sought[] {
    const named = new Set<number>();
    const sought: (Omit<Sought, 'readings'> & { readings: Term['readings'] })[] = [];
    for (const { things, start, end, rest, certainty } of mentions) {
      for (let at = start; at < end; at += 1) named.add(at);
      const sureness = certainty === 'sure' ? 1 : 0.9;
      const readings = things.map((thing) => ({ key: nameKey(thing), sureness }));
      const literal = reader.read(words.slice(start, end)).flatMap((term) => term.readings);
      const isDenied = DENIES.test(words[start - 1] ?? '');
      const value =
        Math.max(3, ...readings.map(({ key }) => worthOf(key))) * (isDenied ? DENIED : 1);
      const isName = true;
      if (rest === undefined) {
        sought.push({
          readings: [...readings, ...literal],
          value,
          isAsking: false,
          isName,
          isDenied,
        });
      } else {
        // A compound is either itself a word of ours, or the name and what is left of it.
        const whole = literal.length === 1 ? literal : [];
        const parts = reader.read([rest]).flatMap((term) => term.readings);
        sought.push({ readings: [...whole, ...readings], value, isAsking: false, isName });
        sought.push({
          readings: [...whole, ...parts],
          value: 5,
          isAsking: isAskingWord(rest),
          isName: false,
        });
      }
    }
    if (topic) {
      const key = nameKey(topic);
      sought.push({
        readings: [{ key, sureness: 1 }],
        value: worthOf(key),
        isAsking: false,
        isName: true,
      });
    }
    for (const { word, readings, isKnown } of reader.read(
      words.filter((_, at) => !named.has(at)),
    )) {
      const best = Math.min(...readings.map(({ key }) => worthOf(key)));
      const value = isKnown ? best : Math.log(entries.length) * UNKNOWN;
      sought.push({ readings, value, isAsking: isAskingWord(word), isName: false });
    }
    return sought.map((one) => ({
      ...one,
      readings: one.readings.map(({ key, sureness }) => ({ term: numbers.of(key), sureness })),
    }));
  }

  /** The entries that speak of what is asked, best first. */
  function rank(query: Query): Hit[] {
    const sought = read(query);
    const total = sought.reduce((sum, { value }) => sum + value, 0);
    if (total === 0) return [];
    const subjects = sought.filter(({ isAsking }) => !isAsking);
    const weighty = sought.filter(({ value }) => value >= MIN_VALUE);
    const scored = { sought, total, query, worths, numberOf: numbers.of };
    const hasName = query.topic !== undefined || query.mentions.length > 0;
    const docs = new Set(
      sought.flatMap(({ readings }) => readings.flatMap(({ term }) => postings[term] ?? [])),
    );
    return [...docs]
      .map((doc) => ({ doc, score: scoreOf(doc, scored) }))
      .filter(
        ({ doc, score }) =>
          score >= MIN_SCORE &&
          (hasName ||
            isSpokenOf(doc, subjects, subjects, CORRECTED) ||
            (doc.asks.length > 0 && score >= ALL_WORDS)),
      )
      .map(({ doc, score }) => ({
        entry: doc.entry,
        score,
        isSure: isSpokenOf(doc, subjects, weighty, WHOLE_WORD),
        leftOut: leftOutOf(doc, sought),
      }))
      .sort((a, b) => b.score - a.score);
  }

  return { rank };
}

export type Search = ReturnType<typeof createSearch>;
