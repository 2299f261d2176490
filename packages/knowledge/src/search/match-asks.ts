import type { QuestionKind } from '../recognition/question-kind.ts';
import type { Doc, Sought } from './score-entry.ts';
import { qualityIn, type TermSet } from './term-sets.ts';
import { COVERS } from './weights.ts';

/** How one of an entry's own questions meets words that go on with a talk; all shares are from 0 to 1. */
export interface AskMatch {
  /** The place of the question in the entry. */
  place: number;
  /** Share of the words said that the question has, or else its answer. */
  covered: number;
  /** Share of the question's words that were said, now or before in the talk. */
  explained: number;
  kind: QuestionKind;
}

/** What only the answer speaks of is less surely asked for. */
const ONLY_IN_TEXT = 0.6;
/** What is said in another word. */
const MEANT = 0.9;

/** The own question of an entry that is most like what is said; `known` are terms said before. */
export function matchAsks(
  doc: Doc,
  sought: readonly Sought[],
  {
    known,
    means,
    worths,
  }: {
    known: ReadonlySet<number>;
    /** Whether a word means one of a text, by more than its forms. */
    means: (word: string, text: string) => boolean;
    worths: Float32Array;
  },
): AskMatch | undefined {
  const total = sought.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return undefined;
  let best: AskMatch | undefined;
  for (const [place, { keys, kind }] of doc.asks.entries()) {
    const used = new Set<number>();
    let covered = 0;
    const ask = doc.entry.asks[place] ?? '';
    for (const { readings, value, words } of sought) {
      let quality = words.some((word) => means(word, ask)) ? MEANT : 0;
      for (const { term, sureness } of readings) {
        if (qualityIn(keys, term) >= 0) {
          used.add(term);
          quality = Math.max(quality, sureness);
        } else {
          const inText = COVERS[qualityIn(doc.speaksOf, term)] ?? 0;
          quality = Math.max(quality, sureness * inText * ONLY_IN_TEXT);
        }
      }
      covered += value * quality;
    }
    const match = { place, covered: covered / total, explained: explainedOf(keys, used), kind };
    if (!best || worthOf(match) > worthOf(best)) best = match;
  }
  return best;

  function explainedOf(keys: TermSet, used: ReadonlySet<number>): number {
    let all = 0;
    let said = 0;
    for (let at = keys.start; at < keys.end; at += 1) {
      const term = (keys.list[at] ?? 0) >>> 2;
      if (term === doc.own) continue;
      const worth = worths[term] ?? 0;
      all += worth;
      if (used.has(term) || known.has(term)) said += worth;
    }
    return all === 0 ? 1 : said / all;
  }
}

const worthOf = ({ covered, explained }: AskMatch) => covered * explained;
