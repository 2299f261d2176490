import type { QuestionKind } from '../recognition/question-kind.ts';
import type { Doc, Sought } from './score-entry.ts';
import { qualityIn } from './term-sets.ts';
import { COVERS } from './weights.ts';

/** How a question and an entry meet, word by word; all shares are from 0 to 1, rare words weigh more. */
export interface Measure {
  /** Words of the question that neither ask nor name the entry's thing. */
  content: number;
  /** How many of them the entry does not speak of. */
  unspoken: number;
  /** Share of them it does not speak of. */
  leftOut: number;
  /** Share of the question that the likest of the entry's own questions has. */
  asked: number;
  /** Share of that own question that was asked. */
  ofAsk: number;
  askKind: QuestionKind | undefined;
}

const COMPOUND = 0.8;

/** Measures an entry against the words of a question. */
export function measureEntry(doc: Doc, sought: readonly Sought[], worths: Float32Array): Measure {
  const isOwn = ({ isName, readings }: Sought) =>
    isName && readings.some(({ term }) => term === doc.own);
  const others = sought.filter((one) => !one.isAsking && !one.isDenied && !isOwn(one));
  const isSpoken = ({ readings }: Sought) =>
    readings.some(
      ({ term, sureness }) =>
        sureness >= COMPOUND &&
        ((COVERS[qualityIn(doc.speaksOf, term)] ?? 0) > 0 ||
          doc.asks.some(({ keys }) => qualityIn(keys, term) >= 0)),
    );
  const unspoken = others.filter((one) => !isSpoken(one));
  const likest = likestAsk(doc, sought, worths);
  return {
    content: others.length,
    unspoken: unspoken.length,
    leftOut: others.length === 0 ? 0 : worthOf(unspoken) / worthOf(others),
    asked: likest.asked,
    ofAsk: likest.ofAsk,
    askKind: likest.kind,
  };
}

const worthOf = (words: readonly Sought[]) => words.reduce((sum, { value }) => sum + value, 0);

/** The one of an entry's own questions that shares most with what is asked. */
function likestAsk({ asks, own }: Doc, sought: readonly Sought[], worths: Float32Array) {
  const total = worthOf(sought) || 1;
  let likest: { asked: number; ofAsk: number; kind: QuestionKind | undefined } = {
    asked: 0,
    ofAsk: 0,
    kind: undefined,
  };
  for (const { keys, kind, worth } of asks) {
    const used = new Set<number>();
    let covered = 0;
    for (const { readings, value } of sought) {
      let best = 0;
      for (const { term, sureness } of readings) {
        if (qualityIn(keys, term) < 0) continue;
        used.add(term);
        best = Math.max(best, sureness);
      }
      covered += value * best;
    }
    const wanted = worth - (used.has(own) ? 0 : (worths[own] ?? 0));
    const shared = [...used].reduce((sum, term) => sum + (worths[term] ?? 0), 0);
    const asked = covered / total;
    const ofAsk = wanted <= 0 ? 0 : Math.min(1, shared / wanted);
    if (asked * ofAsk >= likest.asked * likest.ofAsk) likest = { asked, ofAsk, kind };
  }
  return likest;
}
