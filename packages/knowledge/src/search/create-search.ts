import type { AspectName } from '../content/aspect-names.ts';
import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { isAskingWord } from '../recognition/aspect-frames.ts';
import type { Mention } from '../recognition/name-index.ts';
import { kindAgreement, type QuestionKind, questionKind } from '../recognition/question-kind.ts';
import { fold, wordsOf } from '../recognition/words.ts';
import type { Term, TermReader } from './create-term-reader.ts';
import { createTermNumbers, qualityIn, type TermSet, termSet, termsOf } from './term-sets.ts';
import {
  ALL_WORDS,
  CORRECTED,
  COVERS,
  DENIED,
  DENIES,
  GIVES_REASON,
  IN_COMPOUND,
  IN_NAME,
  IN_TEXT,
  LATER_ASPECT_LOSS,
  LEFT_OUT,
  LIGHT,
  MIN_SCORE,
  MIN_VALUE,
  NARROWEST,
  NO_ASPECT,
  OF_FACT,
  OF_OTHER_QUESTION,
  OF_OTHER_THING,
  OPEN_KINDS,
  OTHER_ASPECT,
  OTHER_OF_OPEN,
  REASONS,
  UNKNOWN,
  WHOLE_WORD,
} from './weights.ts';

/** A question as the search reads it. */
export interface Query {
  words: readonly string[];
  mentions: readonly Mention[];
  kind: QuestionKind;
  aspects: readonly AspectName[];
  /** "Welcher Fluss …": the name in it is a class. */
  asksWhich: boolean;
  /** What is talked of, where a question only says "der" or nothing at all. */
  topic?: Thing;
}

export interface Hit {
  entry: Entry;
  /** From 0 to 1: how much of the question the entry speaks of, rare words more. */
  score: number;
  /** It speaks of several words of the question, or asks one of them, none of them corrected. */
  isSure: boolean;
}

interface Ask {
  keys: TermSet;
  kind: QuestionKind;
}

interface Doc {
  entry: Entry;
  /** The number of its thing's name. */
  own: number;
  asks: Ask[];
  /** How well a term of its texts covers a term of a question. */
  speaksOf: TermSet;
}

/** A word of a question with what it is worth and by which keys an entry may cover it. */
interface Sought {
  readings: { term: number; sureness: number }[];
  value: number;
  isAsking: boolean;
  isName: boolean;
}

/** Names of things are terms of their own: "@Altes Ägypten". */
const nameKey = ({ name }: Thing) => `@${name}`;

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
      const value =
        Math.max(3, ...readings.map(({ key }) => worthOf(key))) *
        (DENIES.test(words[start - 1] ?? '') ? DENIED : 1);
      const isName = true;
      if (rest === undefined) {
        sought.push({ readings: [...readings, ...literal], value, isAsking: false, isName });
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
    const hasName = query.topic !== undefined || query.mentions.length > 0;
    const docs = new Set(
      sought.flatMap(({ readings }) => readings.flatMap(({ term }) => postings[term] ?? [])),
    );
    return [...docs]
      .map((doc) => ({ doc, score: scoreOf(doc, sought, total, query) }))
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
      }))
      .sort((a, b) => b.score - a.score);
  }

  /** One word of a text may mean anything; one of its questions, or two words, are no accident. */
  function isSpokenOf(
    doc: Doc,
    subjects: readonly Sought[],
    weighty: readonly Sought[],
    least: number,
  ): boolean {
    const isIn = (set: TermSet) => (one: Sought) =>
      one.readings.some(({ term, sureness }) => sureness >= least && qualityIn(set, term) >= 0);
    return (
      subjects.filter(isIn(doc.speaksOf)).length >= 2 ||
      doc.asks.some(({ keys }) => weighty.some(isIn(keys)))
    );
  }

  function scoreOf(doc: Doc, sought: readonly Sought[], total: number, query: Query): number {
    const { aspect, thing } = doc.entry;
    const { own } = doc;
    const isNamed =
      query.mentions.length === 0 ||
      query.mentions.some(({ things }) =>
        things.some(
          (named) =>
            named === thing ||
            (query.asksWhich && thing.isA.includes(named.name)) ||
            doc.asks.some(({ keys }) => qualityIn(keys, numbers.of(nameKey(named))) >= 0),
        ),
      );
    const isOwn =
      query.mentions.length === 0 ||
      doc.entry.id.startsWith('fact') ||
      query.mentions.some(({ things }) =>
        things.some(
          (named) => named === thing || (query.asksWhich && thing.isA.includes(named.name)),
        ),
      );
    const ofOther = isNamed ? (isOwn ? 1 : OF_OTHER_QUESTION) : OF_OTHER_THING;
    const ofFact = doc.entry.id.startsWith('fact') ? OF_FACT : 1;
    const hasOnlyNames = sought.every((one) => one.isName);
    const inText = ({ readings }: Sought) =>
      Math.max(
        0,
        ...readings.map(
          ({ term, sureness }) => (COVERS[qualityIn(doc.speaksOf, term)] ?? 0) * sureness,
        ),
      );
    if (aspect !== undefined) {
      const isReason =
        query.kind !== 'why' || REASONS.has(aspect) || GIVES_REASON.test(doc.entry.older);
      const place = isReason ? query.aspects.indexOf(aspect) : -1;
      const covered = sought.reduce((sum, one) => {
        const isAnswered = one.isAsking && place >= 0 ? 1 - place * LATER_ASPECT_LOSS : 0;
        return sum + one.value * Math.max(isAnswered, inText(one));
      }, 0);
      const agreement =
        place >= 0
          ? 1 - place * LATER_ASPECT_LOSS
          : query.aspects.length === 0
            ? NO_ASPECT
            : OPEN_KINDS.has(query.kind)
              ? OTHER_OF_OPEN
              : OTHER_ASPECT;
      if (hasOnlyNames && place < 0 && aspect !== 'what') return 0;
      if (hasOnlyNames && place < 0 && query.aspects.length > 0) return 0;
      const others = sought.filter((one) => !one.isAsking && !one.isName);
      const left = others.filter((one) => inText(one) === 0);
      const leftOut =
        others.length === 0
          ? 0
          : left.reduce((sum, { value }) => sum + value, 0) /
            others.reduce((sum, { value }) => sum + value, 0);
      return (covered / total) * agreement * ofOther * (1 - LEFT_OUT * leftOut);
    }
    return Math.max(
      0,
      ...doc.asks.map(({ keys, kind }) => {
        let covered = 0;
        const used = new Set<number>();
        for (const one of sought) {
          let best = inText(one);
          for (const { term, sureness } of one.readings) {
            if (qualityIn(keys, term) < 0) continue;
            best = Math.max(best, sureness);
            used.add(term);
          }
          covered += one.value * best;
        }
        const wanted = termsOf(keys).reduce(
          (sum, term) => sum + (term === own && !used.has(own) ? 0 : (worths[term] ?? 0)),
          0,
        );
        const asked = [...used].reduce((sum, term) => sum + (worths[term] ?? 0), 0);
        const share = wanted === 0 ? 0 : asked / wanted;
        const breadth = hasOnlyNames ? share : NARROWEST + (1 - NARROWEST) * share;
        return (covered / total) * breadth * kindAgreement(query.kind, kind) * ofOther * ofFact;
      }),
    );
  }

  return { rank };
}

export type Search = ReturnType<typeof createSearch>;
