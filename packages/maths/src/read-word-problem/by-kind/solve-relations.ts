import type { Clause } from '../read-clauses.ts';
import { combine, type Known, multiply, type Story, takeShare, toKnown } from '../story.ts';

const MORE = /^(?:mehr|älter|größer|länger|schwerer|teurer|höher|weiter|breiter|tiefer)$/;
const LESS = /^(?:weniger|jünger|kleiner|kürzer|leichter|billiger|günstiger|niedriger|kleinere)$/;
const TIMES: Record<string, number> = {
  doppelt: 2,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  zehnmal: 10,
};

/** How one amount follows from another: 3 more, twice as many. */
type Relation =
  | { kind: 'sum'; sign: 'plus' | 'minus'; by: Known }
  | { kind: 'times'; factor: number; at: number };

/** "3 mehr als Lisa", "doppelt so viele wie Tom", "halb so alt"; null where nothing is compared. */
export function readRelation({ words, amounts, isQuestion }: Clause): Relation | null {
  if (isQuestion) return null;
  const sign = words.some((word) => MORE.test(word))
    ? 'plus'
    : words.some((word) => LESS.test(word))
      ? 'minus'
      : null;
  const [first] = amounts.filter(({ isArticle }) => !isArticle);
  const only = first ?? amounts.find(({ dimension }) => dimension !== null) ?? amounts[0];
  const isNegated = words.includes('nicht');
  if (sign && only && !only.isShare && !isNegated) return { kind: 'sum', sign, by: toKnown(only) };
  if (!words.includes('so')) return null;
  if (first?.isShare) return { kind: 'times', factor: first.value, at: first.at };
  const word = words.find((one) => Object.hasOwn(TIMES, one));
  if (word) return { kind: 'times', factor: TIMES[word] ?? 1, at: -1 };
  if (words.some((one) => /^halb$/.test(one))) return { kind: 'times', factor: 0.5, at: -1 };
  if (first && words.includes('mal')) return { kind: 'times', factor: first.value, at: first.at };
  return null;
}

/** The amount that stands in a relation to a known one, or, the other way round, the one it is compared with. */
export function applyRelation(
  story: Story,
  relation: Relation,
  known: Known,
  isTurned: boolean,
): Known | null {
  if (relation.kind === 'sum') {
    const isPlus = (relation.sign === 'plus') !== isTurned;
    return combine(story, known, isPlus ? 'plus' : 'minus', relation.by);
  }
  const factor = isTurned ? 1 / relation.factor : relation.factor;
  const from = relation.at < 0 ? [] : [relation.at];
  if (factor >= 1) {
    const count: Known = {
      value: Math.round(factor),
      dimension: null,
      noun: null,
      owner: null,
      from,
    };
    return multiply(story, count, known);
  }
  const share = {
    value: factor,
    dimension: null,
    units: [],
    noun: null,
    isShare: true,
    isArticle: false,
    at: relation.at,
    end: 0,
  };
  const part = takeShare(story, known, share);
  return part && { ...part, from: [...known.from, ...from] };
}
