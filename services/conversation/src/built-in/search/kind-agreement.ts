import type { QuestionKind } from './question-kind.ts';

/** Pairs that one answer often serves. */
const neighbours: Partial<Record<QuestionKind, QuestionKind[]>> = {
  why: ['how', 'what'],
  how: ['why', 'what', 'measure'],
  what: ['how', 'why', 'where'],
  where: ['what'],
  many: ['measure'],
  measure: ['many', 'how'],
};

/** "Ist ein Zebra schwarz?" has no question word; it may stand for these, but hardly for a number or a name. */
const openKinds: QuestionKind[] = ['what', 'how', 'why', 'where', 'other'];

/** 1 the same, 0.92 near, 0.75 doubtful, 0.55 another question. */
export function kindAgreement(a: QuestionKind, b: QuestionKind): number {
  if (a === b) return 1;
  if (a === 'other' || b === 'other')
    return openKinds.includes(a) && openKinds.includes(b) ? 0.92 : 0.75;
  return neighbours[a]?.includes(b) || neighbours[b]?.includes(a) ? 0.92 : 0.55;
}
