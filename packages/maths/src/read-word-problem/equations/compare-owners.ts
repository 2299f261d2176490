import { readRelation } from '../by-kind/solve-relations.ts';
import type { Clause } from '../read-clauses.ts';
import type { Quantity } from './ledger.ts';
import { addChain, lastState, type Problem, unknown } from './problem.ts';

export function compare(problem: Problem, clause: Clause, owner: string | null): boolean {
  const relation = readRelation(clause);
  if (!relation) return false;
  const { words } = clause;
  if (words.some((word) => /^(?:wär|hätt)/.test(word)) && relation.kind === 'sum') {
    const [chain] = problem.chains;
    const [state] = chain?.states ?? [];
    if (!chain || !state || problem.chains.length > 1) return false;
    const by = problem.ledger.quantity({
      value: relation.by.value,
      dimension: state.dimension,
      at: relation.by.from[0] ?? null,
    });
    const before = unknown(problem, state);
    if (relation.sign === 'plus') problem.ledger.relate('sum', state, before, by);
    else problem.ledger.relate('sum', before, state, by);
    chain.states.push(before);
    return true;
  }
  const at = words.findLastIndex((word) => word === 'als' || word === 'wie');
  const behind = at < 0 ? [] : words.slice(at + 1);
  const named = behind.find(
    (word) =>
      word.length > 1 &&
      !/^(?:die|der|das|mein\p{L}*|sein\p{L}*|ihr\p{L}*|de[rn]|eine?[nmrs]?)$/u.test(word) &&
      !/^(?:hat|haben|ist|gestern)$/.test(word),
  );
  const isThat = /^(?:das|dies)$/.test(words.find((word) => word !== 'und') ?? '');
  const noun = problem.chains.at(-1)?.noun ?? null;
  if (owner === null && !isThat && clause.subject === null) return false;
  const subject = isThat ? (problem.chains.at(-1)?.owner ?? null) : owner;
  const others = problem.chains.filter(({ owner: one }) => one !== null && one !== subject);
  const otherName =
    named === 'sie' || named === 'er' || named === 'es'
      ? (others.at(-1)?.owner ?? null)
      : (named ?? others.at(-1)?.owner ?? problem.chains.at(-1)?.owner ?? null);
  if (subject === otherName && subject !== null) return false;
  const dimension =
    relation.kind === 'sum'
      ? relation.by.dimension
      : (problem.chains.at(-1)?.states[0]?.dimension ?? null);
  if (problem.together)
    return divideTogether(problem, problem.together, relation, subject, otherName);
  const chainOf = (name: string | null) =>
    problem.chains.find(
      (chain) => chain.owner === name && chain.states[0]?.dimension === dimension,
    ) ?? addChain(problem, name, noun, problem.ledger.quantity({ dimension, noun }));
  if (isThat && problem.chains.length === 0) return false;
  const other = lastState(chainOf(otherName));
  const own = chainOf(subject);
  const mine = own.changes.length > 0 ? lastState(own) : (own.states[0] as Quantity);
  if (relation.kind === 'sum') {
    const by = problem.ledger.quantity({
      value: relation.by.value,
      dimension,
      noun,
      at: relation.by.from[0] ?? null,
    });
    if (relation.sign === 'plus') problem.ledger.relate('sum', mine, other, by);
    else problem.ledger.relate('sum', other, mine, by);
    return true;
  }
  const isMore = relation.factor >= 1;
  const factor = problem.ledger.quantity({
    value: isMore ? relation.factor : 1 / relation.factor,
    at: relation.at < 0 ? null : relation.at,
  });
  if (isMore) problem.ledger.relate('product', mine, factor, other);
  else problem.ledger.relate('product', other, factor, mine);
  return true;
}

/** Twice as many as Paul and 18 together: three equal parts, of which Paul has one. */
export function divideTogether(
  problem: Problem,
  whole: Quantity,
  relation: NonNullable<ReturnType<typeof readRelation>>,
  subject: string | null,
  otherName: string | null,
): boolean {
  if (subject === null || otherName === null) return false;
  const like = { dimension: whole.dimension, noun: whole.noun };
  const [mine, other] = [unknown(problem, like), unknown(problem, like)];
  if (relation.kind === 'sum') {
    const by = problem.ledger.quantity({
      ...like,
      value: relation.by.value,
      at: relation.by.from[0] ?? null,
    });
    const doubled = unknown(problem, like);
    const two = problem.ledger.quantity({ value: 2 });
    const [large, small] = relation.sign === 'plus' ? [mine, other] : [other, mine];
    problem.ledger.relate('sum', whole, doubled, by);
    problem.ledger.relate('product', doubled, two, small);
    problem.ledger.relate('sum', large, small, by);
  } else {
    const isMore = relation.factor >= 1;
    const factor = isMore ? relation.factor : 1 / relation.factor;
    const parts = problem.ledger.quantity({
      value: factor + 1,
      at: relation.at < 0 ? null : relation.at,
    });
    const [large, small] = isMore ? [mine, other] : [other, mine];
    problem.ledger.relate('product', whole, parts, small);
    problem.ledger.relate('product', large, problem.ledger.quantity({ value: factor }), small);
  }
  addChain(problem, subject, whole.noun, mine);
  addChain(problem, otherName, whole.noun, other);
  return true;
}
