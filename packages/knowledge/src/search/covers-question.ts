import type { Doc, Sought } from './score-entry.ts';
import { qualityIn, type TermSet } from './term-sets.ts';
import { IN_NAME } from './weights.ts';

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

/** A word of a question that an entry does not speak of. */
export interface Unspoken {
  word: string;
  isAsking: boolean;
  isName: boolean;
}

/** Without such a front a verb means something else: who drowns does not drink. */
const CHANGING = /^(?:zer|ver|ent|be|er|ge|miss)(?=\p{L}{4})/u;
/** How sure a reading is that a front was torn off for. */
const TORN = 0.9;

/** The words of a question that neither an entry's texts nor its questions have, in any form. */
export function unspokenOf(
  doc: Doc,
  sought: readonly Sought[],
  isLight: (word: string) => boolean,
): Unspoken[] {
  const isIn = (term: number) =>
    qualityIn(doc.speaksOf, term) >= 0 || doc.asks.some(({ keys }) => qualityIn(keys, term) >= 0);
  const isSpoken = ({ isName, readings, words: [word = ''] }: Sought) => {
    const sure = readings.filter(
      ({ sureness }) => isName || sureness !== TORN || !CHANGING.test(word),
    );
    // "Feuerwehruniform" is no fire brigade alone.
    const areParts = sure.length > 1 && sure.every(({ sureness }) => sureness === COMPOUND);
    return areParts
      ? sure.every(({ term }) => isIn(term))
      : sure.some(({ term, sureness }) => sureness >= COMPOUND && isIn(term));
  };
  return sought
    .filter((one) => one.words.length > 0 && !one.isDenied && !isSpoken(one))
    .map(({ words, isAsking, isName }) => ({ word: words.join(' '), isAsking, isName }))
    .filter(({ isName, word }) => isName || !isLight(word));
}
