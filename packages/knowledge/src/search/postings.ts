import type { Doc } from './score-entry.ts';
import { qualityIn, termsOf } from './term-sets.ts';

/** Stands for the quality of a term that only an entry's questions have. */
export const IN_NO_TEXT = 3;
const IS_ASKED = 4;
const SHARES = 8;

/** Which entries speak of a term, all in one list: a list for each term would take several times its memory. */
export interface Postings {
  countOf: (term: number) => number;
  /**
   * Visits the entries that speak of a term: their places among all, how well their texts cover it
   * (`IN_NO_TEXT` where they do not), and whether one of their questions has it.
   */
  visit: (
    term: number,
    visitor: (place: number, quality: number, isAsked: boolean) => void,
  ) => void;
}

export function createPostings(docs: readonly Doc[]): Postings {
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
    const doc = docs[place];
    if (!doc) continue;
    for (const term of terms) {
      const end = ends[term] ?? 0;
      const inText = qualityIn(doc.speaksOf, term);
      const isAsked = doc.asks.some(({ keys }) => qualityIn(keys, term) >= 0);
      places[end] = place * SHARES + (isAsked ? IS_ASKED : 0) + (inText < 0 ? IN_NO_TEXT : inText);
      ends[term] = end + 1;
    }
  }
  return {
    countOf: (term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0),
    visit(term, visitor) {
      if (term < 0) return;
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) {
        const posting = places[at] ?? 0;
        visitor(posting >>> 3, posting & 3, (posting & IS_ASKED) > 0);
      }
    },
  };
}

const maxOfAll = (most: number, terms: readonly number[]) =>
  terms.reduce((max, term) => Math.max(max, term), most);
