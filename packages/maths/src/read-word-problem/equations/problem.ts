import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import { readUnit } from '../units.ts';
import { findRates, type Rate } from './find-rates.ts';
import { createLedger, type Quantity } from './ledger.ts';
import type { Goal } from './read-goal.ts';
import { DAY } from './story-words.ts';

/** What somebody has, or what lies somewhere, from its beginning to its end. */
export interface Chain {
  owner: string | null;
  noun: string | null;
  states: Quantity[];
  /** What came or went, with its sign. */
  changes: { by: Quantity; sign: 1 | -1 }[];
  /** What there is in the end, where the beginning is asked for. */
  final?: Quantity;
}

/** A problem while it is read: what was told so far, and the equations it makes. */
export interface Problem {
  clauses: readonly Clause[];
  question: Clause;
  goal: Goal;
  ledger: ReturnType<typeof createLedger>;
  rates: readonly Rate[];
  rateAmounts: ReadonlySet<Amount>;
  eachOf: ReadonlyMap<Rate, Quantity>;
  chains: Chain[];
  /** Comparisons, read when all else is told. */
  relations: (() => boolean)[];
  spends: Quantity[];
  /** "3 Brötchen kosten 1,20": what one costs is not said. */
  several: { group: string | null; each: Quantity; total: Quantity }[];
  /** "Zusammen haben sie 18" of those that are compared. */
  together: Quantity | null;
  lastOwner: string | null;
  /** The last of whom is told that is not the child itself. */
  lastThird: string | null;
  lastCounted: Quantity | null;
  /** What is shared out, and what each gets. */
  shared: { whole: Quantity; groups: Quantity; each: Quantity } | null;
  /** "Wie alt ist sie in fünf Jahren?" */
  years: { by: Quantity; isPast: boolean } | null;
}

export function startProblem(clauses: readonly Clause[], question: Clause, goal: Goal): Problem {
  const units = [...new Set(clauses.flatMap(numbersOf).flatMap((amount) => amount.units))];
  const ledger = createLedger(units);
  const rates = findRates(clauses);
  const quantityOf = ({ value, dimension, noun, at }: Amount) =>
    ledger.quantity({ value, dimension, noun, at });
  return {
    clauses,
    question,
    goal,
    ledger,
    rates,
    rateAmounts: new Set(rates.map(({ amount }) => amount)),
    eachOf: new Map(rates.map((rate) => [rate, quantityOf(rate.amount)])),
    chains: [],
    relations: [],
    spends: [],
    several: [],
    together: null,
    lastOwner: null,
    lastThird: null,
    lastCounted: null,
    shared: null,
    years: null,
  };
}

export function known(problem: Problem, { value, dimension, noun, at }: Amount): Quantity {
  return problem.ledger.quantity({ value, dimension, noun, at });
}

export const unknown = (problem: Problem, like: Pick<Quantity, 'dimension' | 'noun'>) =>
  problem.ledger.quantity({ dimension: like.dimension, noun: like.noun });

export const lastState = (chain: Chain) => chain.states.at(-1) as Quantity;

export function addChain(
  problem: Problem,
  owner: string | null,
  noun: string | null,
  first: Quantity,
): Chain {
  const chain: Chain = { owner, noun, states: [first], changes: [] };
  problem.chains.push(chain);
  return chain;
}

export function change(problem: Problem, chain: Chain, by: Quantity, sign: 1 | -1): void {
  const before = lastState(chain);
  const after = unknown(problem, before);
  if (sign > 0) problem.ledger.relate('sum', after, before, by);
  else problem.ledger.relate('sum', before, after, by);
  chain.states.push(after);
  chain.changes.push({ by, sign });
}

export function fits(chain: Chain, quantity: Quantity): boolean {
  return (
    chain.states[0]?.dimension === quantity.dimension &&
    (quantity.noun === null ||
      chain.noun === null ||
      isSameNoun(chain.noun, quantity.noun) ||
      quantity.dimension !== null)
  );
}

export function chainFor(
  problem: Problem,
  owner: string | null,
  quantity: Quantity,
): Chain | undefined {
  const fitting = problem.chains.filter((chain) => fits(chain, quantity));
  return (
    (owner === null ? undefined : fitting.findLast((chain) => chain.owner === owner)) ??
    fitting.at(-1)
  );
}

export function add(problem: Problem, quantities: readonly Quantity[]): Quantity | null {
  const [first, ...others] = quantities;
  if (!first || others.some(({ dimension }) => dimension !== first.dimension)) return null;
  return others.reduce(
    (sum, one) => problem.ledger.relate('sum', unknown(problem, first), sum, one),
    first,
  );
}

export const goalIsGroup = (problem: Problem, noun: string | null) =>
  noun !== null && isSameNoun(problem.goal.noun, noun) && !problem.goal.isEach;

/** As many of a group as are counted, times what there is for each. */
export function inRate(problem: Problem, amount: Amount): Quantity | null {
  if (amount.isShare || goalIsGroup(problem, amount.noun)) return null;
  const noun = amount.noun ?? (amount.dimension === 'time' ? (amount.units[0] ?? null) : null);
  const rate = problem.rates.find(
    ({ group, amount: each }) => each !== amount && group !== null && isSameNoun(group, noun),
  );
  const each = rate
    ? problem.eachOf.get(rate)
    : problem.several.find(
        ({ group }) => isSameNoun(group, noun) || (noun === null && problem.goal.isMoney),
      )?.each;
  if (!each) return null;
  const size = amount.dimension === 'time' ? (readUnit(noun ?? '')?.size ?? 1) : 1;
  const count = problem.ledger.quantity({ value: amount.value / size, noun, at: amount.at });
  return problem.ledger.relate('product', unknown(problem, each), count, each);
}

export function remember(problem: Problem, owner: string | null): void {
  if (owner === null) return;
  problem.lastOwner = owner;
  if (!/^(?:ich|wir|du|ihr)$/.test(owner)) problem.lastThird = owner;
}

export function ownerOf(
  problem: Problem,
  { subject, words, deed: clauseDeed }: Clause,
): string | null {
  const day = words.find((word) => DAY.test(word));
  if (
    day &&
    (clauseDeed === null ||
      subject === null ||
      subject === day ||
      /^(?:das|dies|es|was|man)$/.test(subject))
  )
    return day;
  if (subject === null || /^(?:das|dies|es|was|man)$/.test(subject)) return null;
  if (/^(?:er|sie|ihm|ihr)$/.test(subject)) return problem.lastThird ?? problem.lastOwner;
  return subject;
}
