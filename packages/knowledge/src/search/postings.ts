import type { Doc } from './score-entry.ts';

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

export function createPostings(docs: readonly Doc[], termCount: number): Postings {
  // Counted first, so that each term's postings have their place in the list.
  const starts = new Uint32Array(termCount + 1);
  const last = new Int32Array(termCount).fill(-1);
  for (const [place, doc] of docs.entries()) {
    for (const { list, start, end } of setsOf(doc)) {
      for (let at = start; at < end; at += 1) {
        const term = (list[at] ?? 0) >>> 2;
        if (last[term] === place) continue;
        last[term] = place;
        starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      }
    }
  }
  for (let term = 1; term < starts.length; term += 1)
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  last.fill(-1);
  for (const [place, { speaksOf, asks }] of docs.entries()) {
    for (let at = speaksOf.start; at < speaksOf.end; at += 1) {
      const value = speaksOf.list[at] ?? 0;
      const term = value >>> 2;
      const end = ends[term] ?? 0;
      places[end] = place * SHARES + (value & 3);
      ends[term] = end + 1;
      last[term] = place;
    }
    for (const { keys } of asks) {
      for (let at = keys.start; at < keys.end; at += 1) {
        const term = (keys.list[at] ?? 0) >>> 2;
        const end = ends[term] ?? 0;
        if (last[term] === place) {
          places[end - 1] = (places[end - 1] ?? 0) | IS_ASKED;
          continue;
        }
        places[end] = place * SHARES + IS_ASKED + IN_NO_TEXT;
        ends[term] = end + 1;
        last[term] = place;
      }
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

const setsOf = ({ speaksOf, asks }: Doc) => [speaksOf, ...asks.map(({ keys }) => keys)];
