import type { AspectName } from '../content/aspect-names.ts';
import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { Mention } from '../recognition/name-index.ts';
import { kindAgreement, type QuestionKind } from '../recognition/question-kind.ts';
import { qualityIn, type TermSet } from './term-sets.ts';
import {
  GIVES_REASON,
  LATER_ASPECT_LOSS,
  LEFT_OUT,
  NARROWEST,
  NO_ASPECT,
  OF_FACT,
  OF_OTHER_QUESTION,
  OF_OTHER_THING,
  OPEN_KINDS,
  OTHER_ASPECT,
  OTHER_OF_OPEN,
  REASONS,
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

export interface Ask {
  keys: TermSet;
  kind: QuestionKind;
  /** What all of its terms are worth together. */
  worth: number;
}

export interface Doc {
  entry: Entry;
  /** The number of its thing's name. */
  own: number;
  isFact: boolean;
  /** Whether its text says why; known once it was asked for. */
  givesReason?: boolean;
  asks: Ask[];
  /** How well a term of its texts covers a term of a question. */
  speaksOf: TermSet;
}

/** A word of a question with what it is worth and by which keys an entry may cover it. */
export interface Sought {
  words: readonly string[];
  readings: { term: number; sureness: number }[];
  value: number;
  isAsking: boolean;
  isName: boolean;
  /** "… und keine Räder" */
  isDenied?: boolean;
}

/** Names of things are terms of their own: "@Altes Ägypten". */
export const nameKey = ({ name }: Thing) => `@${name}`;

/** A question with what its words are worth. */
export interface Scored {
  sought: readonly Sought[];
  total: number;
  values: Float64Array;
  /** 1 for each word that only asks: an aspect may answer it. */
  asking: Uint8Array;
  query: Query;
  worths: Float32Array;
  /** The things that are named, with the numbers of their names. */
  named: readonly { thing: Thing; term: number }[];
  hasOnlyNames: boolean;
  /** What the words that neither ask nor name are worth together. */
  othersValue: number;
}

/** How well an entry covers each word of a question. */
export interface Row {
  /** By its texts; from `start` on are this entry's. */
  inTexts: Float64Array;
  start: number;
  /** From 0 to 1: no more of the question than this is covered in any way. */
  mostCovered: number;
  /** A lower score does not matter: 0 is given instead where it surely is. */
  least: number;
}

/** Reads off a question what is the same for all entries. */
export function scoredOf(
  sought: readonly Sought[],
  query: Query,
  { worths, numberOf }: { worths: Float32Array; numberOf: (key: string) => number },
): Scored {
  const worthOf = (words: readonly Sought[]) => words.reduce((sum, { value }) => sum + value, 0);
  return {
    sought,
    total: worthOf(sought),
    values: Float64Array.from(sought, ({ value }) => value),
    asking: Uint8Array.from(sought, ({ isAsking }) => (isAsking ? 1 : 0)),
    query,
    worths,
    named: query.mentions.flatMap(({ things }) =>
      things.map((thing) => ({ thing, term: numberOf(nameKey(thing)) })),
    ),
    hasOnlyNames: sought.every(({ isName }) => isName),
    othersValue: worthOf(sought.filter(({ isAsking, isName }) => !isAsking && !isName)),
  };
}

/** What is lost where a question names another thing than the entry's. */
function lossOfOther(doc: Doc, { query, named }: Scored): number {
  if (query.mentions.length === 0) return 1;
  const { thing } = doc.entry;
  const isOwn = named.some(
    (one) => one.thing === thing || (query.asksWhich && thing.isA.includes(one.thing.name)),
  );
  if (isOwn) return 1;
  const isAsked = named.some(({ term }) => doc.asks.some(({ keys }) => qualityIn(keys, term) >= 0));
  if (!isAsked) return OF_OTHER_THING;
  return doc.isFact ? 1 : OF_OTHER_QUESTION;
}

/** From 0 to 1: how much of a question an entry covers at most; `atMost` as `findCandidates` gives it. */
export function mostCovered(
  { values, asking, total }: Scored,
  { entry }: Doc,
  atMost: Float64Array,
  start: number,
): number {
  const isOfAspect = entry.aspect !== undefined;
  let covered = 0;
  for (let word = 0; word < values.length; word += 1) {
    const isAnswered = isOfAspect && asking[word] === 1;
    covered += (values[word] ?? 0) * (isAnswered ? 1 : (atMost[start + word] ?? 0));
  }
  return covered / total;
}

/** From 0 to 1: how much of a question an entry speaks of, and whether it answers it. */
export function scoreOf(doc: Doc, scored: Scored, row: Row): number {
  const { aspect } = doc.entry;
  return aspect === undefined
    ? scoreOfAsks(doc, scored, row)
    : scoreOfAspect(doc, aspect, scored, row);
}

function scoreOfAspect(
  doc: Doc,
  aspect: AspectName,
  scored: Scored,
  { inTexts, start, mostCovered: most, least }: Row,
): number {
  const { sought, total, query, hasOnlyNames, othersValue } = scored;
  const ofOther = lossOfOther(doc, scored);
  if (most * ofOther < least) return 0;
  const isReason = query.kind !== 'why' || REASONS.has(aspect) || givesReason(doc);
  const place = isReason ? query.aspects.indexOf(aspect) : -1;
  if (hasOnlyNames && place < 0 && (aspect !== 'what' || query.aspects.length > 0)) return 0;
  const nearness = place >= 0 ? 1 - place * LATER_ASPECT_LOSS : 0;
  let covered = 0;
  let left = 0;
  for (let word = 0; word < sought.length; word += 1) {
    const one = sought[word];
    if (!one) continue;
    const inText = inTexts[start + word] ?? 0;
    covered += one.value * (one.isAsking ? Math.max(nearness, inText) : inText);
    if (inText === 0 && !one.isAsking && !one.isName) left += one.value;
  }
  const agreement =
    place >= 0
      ? nearness
      : query.aspects.length === 0
        ? NO_ASPECT
        : OPEN_KINDS.has(query.kind)
          ? OTHER_OF_OPEN
          : OTHER_ASPECT;
  const leftOut = othersValue === 0 ? 0 : left / othersValue;
  return (covered / total) * agreement * ofOther * (1 - LEFT_OUT * leftOut);
}

function givesReason(doc: Doc): boolean {
  doc.givesReason ??= GIVES_REASON.test(doc.entry.older);
  return doc.givesReason;
}

/** By the one of its own questions that is most like what is asked. */
function scoreOfAsks(
  doc: Doc,
  scored: Scored,
  { inTexts, start, mostCovered: most, least }: Row,
): number {
  const { sought, total, query, worths, hasOnlyNames } = scored;
  const ofFact = doc.isFact ? OF_FACT : 1;
  const ofOther = lossOfOther(doc, scored);
  if (most * ofOther * ofFact < least) return 0;
  let best = 0;
  for (const { keys, kind, worth } of doc.asks) {
    let covered = 0;
    const used: number[] = [];
    for (const [word, one] of sought.entries()) {
      let quality = inTexts[start + word] ?? 0;
      for (const { term, sureness } of one.readings) {
        if (qualityIn(keys, term) < 0) continue;
        quality = Math.max(quality, sureness);
        if (!used.includes(term)) used.push(term);
      }
      covered += one.value * quality;
    }
    const wanted = worth - (used.includes(doc.own) ? 0 : (worths[doc.own] ?? 0));
    const asked = used.reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    const share = wanted <= 0 ? 0 : asked / wanted;
    const breadth = hasOnlyNames ? share : NARROWEST + (1 - NARROWEST) * share;
    const score = (covered / total) * breadth * kindAgreement(query.kind, kind) * ofOther * ofFact;
    best = Math.max(best, score);
  }
  return best;
}
