import type { Entry } from '../content/entries.ts';
import { isAskingWord } from '../recognition/aspect-frames.ts';
import type { Term } from './create-term-reader.ts';
import { indexEntries, type Reading } from './index-entries.ts';
import { isSpokenOf, leftOutOf, nameKey, type Query, type Sought, scoreOf } from './score-entry.ts';
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

/** Finds the entry that speaks of what a question asks, by all of its words. */
export function createSearch(entries: readonly Entry[], reading: Reading) {
  const { numbers, worths, docsWith } = indexEntries(entries, reading);
  const { reader } = reading;

  const rarest = Math.log(1 + entries.length);
  const unknownValue = Math.log(entries.length) * UNKNOWN;
  const worthOf = (key: string) => worths[numbers.of(key)] ?? rarest;

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
    const asksForLook = words.some((word) => word.startsWith('aus'));
    for (const { word, readings, isKnown } of reader.read(
      words.filter((_, at) => !named.has(at)),
    )) {
      const best = Math.min(...readings.map(({ key }) => worthOf(key)));
      const value = isKnown ? best : unknownValue;
      const isAsking = isAskingWord(word) && !(SEES.test(word) && !asksForLook);
      sought.push({ readings, value, isAsking, isName: false });
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
      sought.flatMap(({ readings }) => readings.flatMap(({ term }) => docsWith(term))),
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
