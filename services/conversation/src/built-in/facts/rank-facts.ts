import type { QuestionKind } from '@lux/knowledge/recognition/question-kind.ts';
import { type Fact, type FactIndex, kindOfQuestion, plainWords } from './create-fact-index.ts';

/** Measured on the questions of `corpus/`: a lower one answers more of them, and more wrongly. */
const MIN_CONFIDENCE = 0.6;

/** The fact a question asks for, or null: a wrong answer is worse than none. */
export function findFact(index: FactIndex, question: string): Fact | null {
  const best = rankFacts(index, question)[0];
  return best && best.confidence >= MIN_CONFIDENCE ? best.fact : null;
}

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
function kindAgreement(a: QuestionKind, b: QuestionKind): number {
  if (a === b) return 1;
  if (a === 'other' || b === 'other')
    return openKinds.includes(a) && openKinds.includes(b) ? 0.92 : 0.75;
  return neighbours[a]?.includes(b) || neighbours[b]?.includes(a) ? 0.92 : 0.55;
}

const MAX_CANDIDATES = 30;
const KEYWORD_VALUE = 0.8;
const MISHEARD_VALUE = 0.9;
const MAX_LIKENESS = 0.02;

type Match = { fact: Fact; confidence: number };

/**
 * The facts that could be meant, best first, with confidence from 0 to 1: how much of the question the
 * fact covers and how much of the fact's own wording was asked, rare words more.
 */
export function rankFacts(index: FactIndex, question: string): Match[] {
  const asked = index.words.read(question);
  if (asked.length === 0) return [];
  const read = { asked, kind: kindOfQuestion(question), plain: plainWords(question) };
  const query = asked.map(({ stem }) => stem).join(' ');
  return index.search
    .search(query, { combineWith: 'OR' })
    .slice(0, MAX_CANDIDATES)
    .flatMap(({ id }) => {
      const entry = index.entries.get(id);
      return entry ? [{ fact: entry.fact, confidence: confidence(index, entry, read) }] : [];
    })
    .sort((a, b) => b.confidence - a.confidence);
}

type Entry = FactIndex['entries'] extends Map<string, infer Value> ? Value : never;
type Question = {
  asked: ReturnType<FactIndex['words']['read']>;
  kind: QuestionKind;
  plain: Set<string>;
};

function confidence(index: FactIndex, entry: Entry, question: Question): number {
  return Math.max(...entry.wordings.map((wording) => compare(index, entry, wording, question)));
}

function compare(
  index: FactIndex,
  entry: Entry,
  wording: Entry['wordings'][number],
  { asked, kind, plain }: Question,
): number {
  let total = 0;
  let inWording = 0;
  let covered = 0;
  for (const { stem, isKnown } of asked) {
    const value = index.weight(stem);
    const found = isKnown ? value : value * MISHEARD_VALUE;
    total += value;
    if (wording.stems.includes(stem)) {
      inWording += found;
      covered += found;
    } else if (entry.keywords.has(stem)) covered += found * KEYWORD_VALUE;
  }
  const wanted = wording.stems.reduce((sum, stem) => sum + index.weight(stem), 0);
  const wordingCovered = wanted === 0 ? 0 : inWording / wanted;
  // The question must be covered; the wording may say more than was asked. Only where a single word
  // was asked for must it be the whole of the wording: "Was ist ein Pferd?" is not "Schlafen Pferde?".
  const isOneWord = asked.length === 1 && kind !== 'other';
  const isOtherKind = isOneWord && kind !== wording.kind && (kind === 'what' || kind === 'who');
  const breadth = isOneWord ? wordingCovered * (isOtherKind ? 0.6 : 1) : 0.5 + 0.5 * wordingCovered;
  return (
    (covered / total) * breadth * kindAgreement(kind, wording.kind) +
    likeness(plain, wording.plainWords)
  );
}

/** Decides between wordings that differ in small words only. */
function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (MAX_LIKENESS * shared) / (a.size + b.size - shared || 1);
}
