import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { isAskingWord } from '../recognition/aspect-frames.ts';
import type { Mention } from '../recognition/name-index.ts';
import { wordsOf } from '../recognition/words.ts';
import { isSpokenOf, leftOutOf, type Unspoken, unspokenOf } from './covers-question.ts';
import type { Term } from './create-term-reader.ts';
import { createCandidateFinder } from './find-candidates.ts';
import { indexEntries, type ReadEntry } from './index-entries.ts';
import { type AskMatch, matchAsks } from './match-asks.ts';
import { type Measure, measureEntry } from './measure-entry.ts';
import type { Reading } from './read-terms.ts';
import { rememberQueries } from './remember-queries.ts';
import {
  type Doc,
  mostCovered,
  nameKey,
  type Query,
  type Row,
  type Sought,
  scoredOf,
  scoreOf,
} from './score-entry.ts';
import {
  ALL_WORDS,
  CORRECTED,
  DENIED,
  DENIES,
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

/** "Wie sehen Eulen aus?" asks for the look, "können die gut sehen?" for seeing. */
const SEES = /^(?:sehen|sieht)$/;

/** Nobody asks for more; found once for all who ask. */
const MOST_RANKED = 8;
/** Stands where a name is that needs not be looked for. */
const SAYS_NOTHING = 'der';
const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);

/** Finds the entry that speaks of what a question asks, by all of its words. */
export function createSearch(entries: readonly ReadEntry[], reading: Reading) {
  const { numbers, worths, docs, postings } = indexEntries(entries, reading);
  const findCandidates = createCandidateFinder(docs.length, postings);
  const { reader } = reading;

  const rarest = Math.log(1 + entries.length);
  const unknownValue = Math.log(entries.length) * UNKNOWN;
  const worthOf = (key: string) => worths[numbers.of(key)] ?? rarest;

  /** The names in a question first, then its other words. */
  const read = rememberQueries(({ words, mentions, topic }): Sought[] => {
    const named = new Set<number>();
    const sought: (Omit<Sought, 'readings'> & { readings: Term['readings'] })[] = [];
    for (const { things, start, end, rest, certainty } of mentions) {
      for (let at = start; at < end; at += 1) named.add(at);
      const sureness = certainty === 'sure' ? 1 : 0.9;
      const readings = things.map((thing) => ({ key: nameKey(thing), sureness }));
      const own = words.slice(start, end);
      const literal = reader.read(own).flatMap((term) => term.readings);
      const isDenied = DENIES.test(words[start - 1] ?? '');
      const value =
        Math.max(3, ...readings.map(({ key }) => worthOf(key))) * (isDenied ? DENIED : 1);
      const isName = true;
      if (rest === undefined) {
        sought.push({
          words: own,
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
        sought.push({
          words: own,
          readings: [...whole, ...readings],
          value,
          isAsking: false,
          isName,
        });
        sought.push({
          words: [rest],
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
        words: [],
        readings: [{ key, sureness: 1 }],
        value: worthOf(key),
        isAsking: false,
        isName: true,
      });
    }
    const asksForLook = words.some((word) => word.startsWith('aus'));
    for (const { word, readings, isKnown } of reader.read(
      words.filter((_, at) => !named.has(at)),
    )) {
      const best = Math.min(...readings.map(({ key }) => worthOf(key)));
      const value = isKnown ? best : unknownValue;
      const isAsking = isAskingWord(word) && !(SEES.test(word) && !asksForLook);
      const nearly = readings.flatMap(({ key }) => reader.nearTo(key));
      sought.push({
        ...{ words: [word], value, isAsking, isName: false },
        readings: [...readings, ...nearly],
      });
    }
    return sought.map((one) => ({
      ...one,
      readings: one.readings.map(({ key, sureness }) => ({ term: numbers.of(key), sureness })),
    }));
  });

  /** The entries that speak most of what is asked, best first; of equals those found first. */
  const ranked = rememberQueries((query): Hit[] => {
    const sought = read(query);
    const scored = scoredOf(sought, query, { worths, numberOf: numbers.of });
    if (scored.total === 0) return [];
    const subjects = sought.filter(({ isAsking }) => !isAsking);
    const weighty = sought.filter(({ value }) => value >= MIN_VALUE);
    const hasName = query.topic !== undefined || query.mentions.length > 0;
    const isFound = (doc: Doc, score: number) =>
      hasName ||
      isSpokenOf(doc, subjects, subjects, CORRECTED) ||
      (doc.asks.length > 0 && score >= ALL_WORDS);
    const { count, places, inTexts, atMost } = findCandidates(sought);
    const width = sought.length;
    const best: { doc: Doc; score: number }[] = [];
    // One for all candidates: there are thousands.
    const row: Row = { inTexts, start: 0, mostCovered: 0, least: MIN_SCORE };
    for (let at = 0; at < count; at += 1) {
      const doc = docs[places[at] ?? 0];
      if (!doc) continue;
      row.start = at * width;
      row.mostCovered = mostCovered(scored, doc, atMost, row.start);
      if (row.mostCovered < row.least) continue;
      const score = scoreOf(doc, scored, row);
      const isBetter = best.length < MOST_RANKED ? score >= MIN_SCORE : score > row.least;
      if (!isBetter || !isFound(doc, score)) continue;
      if (best.length === MOST_RANKED) best.pop();
      const place = best.findIndex((other) => other.score < score);
      best.splice(place < 0 ? best.length : place, 0, { doc, score });
      if (best.length === MOST_RANKED) row.least = best.at(-1)?.score ?? MIN_SCORE;
    }
    return best.map(({ doc, score }) => ({
      entry: doc.entry,
      score,
      isSure: isSpokenOf(doc, subjects, weighty, WHOLE_WORD),
      leftOut: leftOutOf(doc, sought),
    }));
  });
  /** The first `most` of them, eight at most. */
  const rank = (query: Query, most: number): Hit[] => ranked(query).slice(0, most);

  const docOf = new Map(docs.map((doc) => [doc.entry, doc]));

  /** From 0 to 1: how much of what is asked beside its own name an entry does not speak of, in any words. */
  function leftOut(query: Query, entry: Entry): number {
    const doc = docOf.get(entry);
    return doc ? leftOutOf(doc, read(query)) : 1;
  }

  /** A measurer of entries against one question; undefined for an entry of another search. */
  function measurerOf(query: Query): (entry: Entry) => Measure | undefined {
    const sought = read(query);
    return (entry) => {
      const doc = docOf.get(entry);
      return doc && measureEntry(doc, sought, worths);
    };
  }

  /** Matches words that go on with a talk with an entry's own questions; `before` was said in it. */
  function askMatcherOf(
    query: Query,
    {
      before,
      means,
      ofTalk,
    }: {
      before: readonly string[];
      means: (word: string, text: string) => boolean;
      ofTalk: readonly Thing[];
    },
  ) {
    const isOfTalk = ({ things }: Mention) => things.some((thing) => ofTalk.includes(thing));
    const naming = new Set(
      query.mentions.filter(isOfTalk).flatMap(({ start, end }) => range(start, end)),
    );
    const sought = read({
      ...query,
      words: query.words.map((word, at) => (naming.has(at) ? SAYS_NOTHING : word)),
      mentions: query.mentions.filter((one) => !isOfTalk(one)),
    });
    const known = new Set([
      ...ofTalk.map((thing) => numbers.of(nameKey(thing))),
      ...reader
        .read([...before, ...ofTalk.flatMap(({ name, also }) => [name, ...also].flatMap(wordsOf))])
        .flatMap(({ readings }) => readings.map(({ key }) => numbers.of(key))),
    ]);
    return (entry: Entry): AskMatch | undefined => {
      const doc = docOf.get(entry);
      return doc && matchAsks(doc, sought, { known, means, worths });
    };
  }

  /** The words of a question, names among them, that an entry surely does not speak of. */
  function unspoken(query: Query, entry: Entry): Unspoken[] {
    const doc = docOf.get(entry);
    return doc ? unspokenOf(doc, read(query), (words) => reader.isLight(reader.keyOf(words))) : [];
  }

  return { askMatcherOf, leftOut, measurerOf, rank, unspoken };
}

export type Search = ReturnType<typeof createSearch>;
