import { IN_NO_TEXT, type Postings } from './postings.ts';
import type { Sought } from './score-entry.ts';
import { COVERS } from './weights.ts';

/** The entries that speak of any word of a question, in the order of the words, with how well they do. */
export interface Candidates {
  count: number;
  /** Each one's place among all entries. */
  places: Uint32Array;
  /** For each entry and word from 0 to 1: how well its texts cover the word. */
  inTexts: Float64Array;
  /** The same, its questions counted as well; none of them alone covers more. */
  atMost: Float64Array;
}

/** Of 2 MB each; what a very long question needs beyond that is not kept. */
const KEPT_LENGTH = 262_144;

/**
 * Makes a finder of candidates among so many entries. It goes through the words' postings instead of looking
 * each word up in each entry: most entries that share a word with a question share only that one.
 */
export function createCandidateFinder(entryCount: number, { visit }: Pick<Postings, 'visit'>) {
  /** Each entry's place among the candidates, from 1; 0 where it is none, as all are between two questions. */
  const ranks = new Uint32Array(entryCount);
  const places = new Uint32Array(entryCount);
  let kept = { inTexts: new Float64Array(0), atMost: new Float64Array(0) };

  function clearedLists(length: number) {
    if (kept.inTexts.length >= length) {
      kept.inTexts.fill(0, 0, length);
      kept.atMost.fill(0, 0, length);
      return kept;
    }
    const lists = { inTexts: new Float64Array(length), atMost: new Float64Array(length) };
    if (length <= KEPT_LENGTH) kept = lists;
    return lists;
  }

  function collect(sought: readonly Sought[]): number {
    let count = 0;
    for (const { readings } of sought) {
      for (const { term } of readings) {
        visit(term, (place) => {
          if (ranks[place] !== 0) return;
          places[count] = place;
          count += 1;
          ranks[place] = count;
        });
      }
    }
    return count;
  }

  /** What is returned holds until the next question only. */
  return function find(sought: readonly Sought[]): Candidates {
    const count = collect(sought);
    const width = sought.length;
    const { inTexts, atMost } = clearedLists(count * width);
    for (const [word, { readings }] of sought.entries()) {
      for (const { term, sureness } of readings) {
        visit(term, (place, quality, isAsked) => {
          const at = ((ranks[place] ?? 1) - 1) * width + word;
          const inText = quality === IN_NO_TEXT ? 0 : (COVERS[quality] ?? 0) * sureness;
          const most = isAsked ? Math.max(inText, sureness) : inText;
          if (inText > (inTexts[at] ?? 0)) inTexts[at] = inText;
          if (most > (atMost[at] ?? 0)) atMost[at] = most;
        });
      }
    }
    for (const place of places.subarray(0, count)) ranks[place] = 0;
    return { count, places, inTexts, atMost };
  };
}
