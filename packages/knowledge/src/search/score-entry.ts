import type { AspectName } from '../content/aspect-names.ts';
import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { Mention } from '../recognition/name-index.ts';
import { kindAgreement, type QuestionKind } from '../recognition/question-kind.ts';
import { qualityIn, type TermSet } from './term-sets.ts';
import {
  COVERS,
  GIVES_REASON,
  IN_NAME,
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
  asks: Ask[];
  /** How well a term of its texts covers a term of a question. */
  speaksOf: TermSet;
}

/** A word of a question with what it is worth and by which keys an entry may cover it. */
export interface Sought {
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
interface Scored {
  sought: readonly Sought[];
  total: number;
  query: Query;
  worths: Float32Array;
  numberOf: (key: string) => number;
}

/** One word of a text may mean anything; one of its questions, or two words, are no accident. */
export function isSpokenOf(
  doc: Doc,
  subjects: readonly Sought[],
  weighty: readonly Sought[],
  least: number,
): boolean {
  const isIn = (set: TermSet) => (one: Sought) =>
    one.readings.some(({ term, sureness }) => sureness >= least && qualityIn(set, term) >= 0);
  return (
    subjects.filter(isIn(doc.speaksOf)).length >= 2 ||
    subjects.some(({ readings }) =>
      readings.some(
        ({ term, sureness }) => sureness >= least && qualityIn(doc.speaksOf, term) === IN_NAME,
      ),
    ) ||
    doc.asks.some(({ keys }) => weighty.some(isIn(keys)))
  );
}

/** From 0 to 1: how much of what is asked beside its own name an entry does not speak of. */
export function leftOutOf(doc: Doc, sought: readonly Sought[]): number {
  const others = sought.filter(
    ({ isAsking, isName, isDenied, readings }) =>
      !isAsking && !isDenied && !(isName && readings.some(({ term }) => term === doc.own)),
  );
  if (others.length === 0) return 1;
  const isIn = (term: number) =>
    qualityIn(doc.speaksOf, term) >= 0 || doc.asks.some(({ keys }) => qualityIn(keys, term) >= 0);
  const sumOf = (terms: readonly Sought[]) => terms.reduce((sum, { value }) => sum + value, 0);
  const left = others.filter(
    ({ readings }) => !readings.some(({ term, sureness }) => sureness >= COMPOUND && isIn(term)),
  );
  return sumOf(left) / sumOf(others);
}

const COMPOUND = 0.8;

/** From 0 to 1: how much of a question an entry speaks of, and whether it answers it. */
export function scoreOf(doc: Doc, { sought, total, query, worths, numberOf }: Scored): number {
  const { aspect, thing } = doc.entry;
  const { own } = doc;
  const isNamed =
    query.mentions.length === 0 ||
    query.mentions.some(({ things }) =>
      things.some(
        (named) =>
          named === thing ||
          (query.asksWhich && thing.isA.includes(named.name)) ||
          doc.asks.some(({ keys }) => qualityIn(keys, numberOf(nameKey(named))) >= 0),
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
  const inTexts = sought.map(inText);
  let best = 0;
  for (const { keys, kind, worth } of doc.asks) {
    let covered = 0;
    const used: number[] = [];
    for (const [place, one] of sought.entries()) {
      let quality = inTexts[place] ?? 0;
      for (const { term, sureness } of one.readings) {
        if (qualityIn(keys, term) < 0) continue;
        quality = Math.max(quality, sureness);
        if (!used.includes(term)) used.push(term);
      }
      covered += one.value * quality;
    }
    const wanted = worth - (used.includes(own) ? 0 : (worths[own] ?? 0));
    const asked = used.reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    const share = wanted <= 0 ? 0 : asked / wanted;
    const breadth = hasOnlyNames ? share : NARROWEST + (1 - NARROWEST) * share;
    const score = (covered / total) * breadth * kindAgreement(query.kind, kind) * ofOther * ofFact;
    best = Math.max(best, score);
  }
  return best;
}
