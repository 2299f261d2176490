import type { FactIndex } from './create-fact-index.ts';
import type { Fact } from './fact.ts';
import { rankFacts } from './rank-facts.ts';

/** Measured on the tables of find-fact.test.ts: lower answers more, and more wrongly. */
const MIN_CONFIDENCE = 0.6;

/** The fact a question asks for, or null: a wrong answer is worse than none. */
export function findFact(index: FactIndex, question: string): Fact | null {
  const best = rankFacts(index, question)[0];
  return best && best.confidence >= MIN_CONFIDENCE ? best.fact : null;
}
