import { numbersOf } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import { readUnit } from '../units.ts';
import type { Quantity } from './ledger.ts';
import { add, type Chain, lastState, type Problem, unknown } from './problem.ts';
import { DAY, FINAL, PEOPLE, saysPronoun, TIME_NOUN } from './story-words.ts';

export function goalQuantity(problem: Problem): Quantity | null {
  if (problem.shared) {
    const { whole, groups, each } = problem.shared;
    const isOfGroups =
      problem.goal.isEach ||
      isSameNoun(problem.goal.noun, groups.noun) ||
      problem.goal.isLeftOver ||
      problem.goal.noun === null ||
      isSameNoun(problem.goal.noun, whole.noun) ||
      problem.goal.isMoney;
    return isOfGroups && groups.value !== null ? each : null;
  }
  const count = askedRate(problem);
  if (count) return count;
  if (problem.goal.isEach) return eachOfPeople(problem);
  if (problem.several.length === 1 && problem.spends.length === 0 && problem.chains.length === 0)
    return null;
  const [price] = problem.spends;
  const [group] = problem.chains;
  if (
    price &&
    problem.spends.length === 1 &&
    group &&
    problem.chains.length === 1 &&
    problem.goal.isMoney &&
    !problem.goal.isBack &&
    PEOPLE.test(group.noun ?? '') &&
    group.states.length === 1
  )
    return problem.ledger.relate('product', unknown(problem, price), lastState(group), price);
  if (problem.spends.length > 0 || problem.goal.isBack) return spending(problem);
  const present = problem.chains.filter(({ states }) => states.length > 0);
  const [only] = present;
  if (!only) return null;
  if (problem.goal.isDifference) return difference(problem, present);
  const owners = new Set(present.map(({ owner }) => owner));
  const named = present.filter(
    ({ owner }) =>
      owner !== null && (problem.goal.words.includes(owner) || problem.goal.owner === owner),
  );
  const pronoun =
    saysPronoun(problem.goal.words) && owners.size > 1
      ? present.filter(({ owner }) => owner === (problem.lastThird ?? problem.lastOwner))
      : [];
  const ofNoun = present.filter(({ noun }) => isSameNoun(noun, problem.goal.noun));
  const isOfDays =
    present.length > 1 &&
    !problem.goal.words.some((word) => DAY.test(word)) &&
    present.every(({ owner }) => DAY.test(owner ?? ''));
  if (present.length > 1 && (problem.goal.isTotal || isOfDays))
    return add(problem, present.map(lastState));
  const ownOfNoun = named.filter((chain) => ofNoun.includes(chain));
  const candidates =
    present.length === 1
      ? present
      : named.length === 1 || ownOfNoun.length === 1
        ? named.length === 1
          ? named
          : ownOfNoun
        : ofNoun.length === 1 && ofNoun.length < present.length && named.length === 0
          ? ofNoun
          : pronoun;
  const [chain] = candidates;
  if (chain && candidates.length === 1) return askedOf(problem, chain);
  const isOfAll =
    problem.goal.noun === null ||
    problem.goal.words.some((word) => /^(?:das|es|da|dort)$/.test(word)) ||
    ofNoun.length > 0;
  if (!isOfAll) return null;
  const isMixed =
    present.every(({ changes }) => changes.length === 0) && problem.relations.length === 0;
  return isMixed && named.length !== 1 ? add(problem, present.map(lastState)) : null;
}

export function askedRate(problem: Problem): Quantity | null {
  const open = problem.rates.filter(
    ({ group, amount }) =>
      group !== null || problem.lastCounted !== null || amount.dimension === 'money',
  );
  const [rate] = open;
  if (!rate) return null;
  const each = problem.eachOf.get(rate) as Quantity;
  const purse = problem.chains.find(({ states }) => states[0]?.dimension === 'money');
  if (
    each.dimension === 'money' &&
    open.length === 1 &&
    purse &&
    problem.chains.length === 1 &&
    problem.spends.length === 0 &&
    !problem.goal.isMoney &&
    problem.goal.words.some((word) => /^(?:wie)?viele$/.test(word))
  ) {
    const count = problem.ledger.quantity({ noun: problem.goal.noun ?? rate.group });
    problem.ledger.relate('product', lastState(purse), count, each);
    return count;
  }
  const isGroupAsked =
    (rate.group !== null && isSameNoun(problem.goal.noun, rate.group)) ||
    (/^(?:tag|woche|monat)/.test(rate.group ?? '') && problem.goal.words.includes('lange'));
  const isCounted =
    problem.chains.some(({ noun }) => rate.group !== null && isSameNoun(noun, rate.group)) ||
    problem.clauses.some(
      (clause) =>
        clause !== problem.question &&
        numbersOf(clause).some((amount) => isSameNoun(amount.noun, rate.group)),
    );
  if (isGroupAsked && isCounted) return null;
  if (isGroupAsked && open.length === 1) {
    const whole = problem.chains.find((chain) => chain.states[0]?.dimension === each.dimension);
    if (!whole) return null;
    const count = problem.ledger.quantity({ noun: rate.group });
    problem.ledger.relate('product', lastState(whole), count, each);
    return count;
  }
  return null;
}

/** "Wir sind 5 Leute und haben 20 Euro. Wie viel bekommt jeder?" */
export function eachOfPeople(problem: Problem): Quantity | null {
  const [one] = problem.several;
  if (one && problem.chains.length === 0) return one.each;
  const people = problem.chains.filter(({ noun }) => PEOPLE.test(noun ?? ''));
  const [whole, ...more] = problem.chains.filter((chain) => !people.includes(chain));
  const [group] = people;
  if (!group || people.length > 1 || !whole || more.length > 0) return null;
  const each = unknown(problem, lastState(whole));
  problem.ledger.relate('product', lastState(whole), lastState(group), each);
  return each;
}

/** Of metres no number of glasses comes out, of biscuits none of days. */
export function isAskedOf(problem: Problem, { noun, states, changes }: Chain): boolean {
  const dimension = states[0]?.dimension ?? null;
  if (problem.goal.noun === null || isSameNoun(problem.goal.noun, noun) || problem.goal.isChange)
    return true;
  if (dimension !== null)
    return (
      readUnit(problem.goal.noun)?.dimension === dimension ||
      problem.goal.isMoney ||
      changes.length === 0
    );
  return !TIME_NOUN.test(problem.goal.noun) || states.length > 1;
}

export function askedOf(problem: Problem, chain: Chain): Quantity | null {
  if (!isAskedOf(problem, chain)) return null;
  if (problem.goal.isStart) return chain.states[0] ?? null;
  if (problem.goal.isRemaining && chain.changes.length === 0) return null;
  const asksGone =
    problem.question.deed === 'lose' && !problem.question.words.some((word) => FINAL.test(word));
  if ((problem.goal.isChange || asksGone) && !problem.goal.isRest) {
    const gone = chain.changes
      .filter(({ sign, by }) => sign < 0 || by.value === null)
      .map(({ by }) => by);
    const unknownChange = chain.changes.find(({ by }) => by.at === null);
    if (unknownChange) return unknownChange.by;
    return gone.length > 1 && gone.length === chain.changes.length
      ? add(problem, gone)
      : lastState(chain);
  }
  return lastState(chain);
}

export function difference(problem: Problem, present: readonly Chain[]): Quantity | null {
  const [one, other, ...more] = present;
  if (!one || !other || more.length > 0) return null;
  const [first, second] = [lastState(one), lastState(other)];
  problem.ledger.solve(first);
  problem.ledger.solve(second);
  if (first.value === null || second.value === null) return null;
  const [large, small] = first.value >= second.value ? [first, second] : [second, first];
  const by = unknown(problem, large);
  problem.ledger.relate('sum', large, small, by);
  return by;
}

/** What is bought is summed up, and taken from the money that is there where that is asked. */
export function spending(problem: Problem): Quantity | null {
  const purses = problem.chains.filter(({ states }) => states[0]?.dimension === 'money');
  const [purse] = purses;
  const total = add(
    problem,
    problem.spends.length > 0
      ? problem.spends
      : problem.chains.filter(({ states }) => states[0]?.dimension !== 'money').map(lastState),
  );
  if (!total || purses.length > 1 || total.dimension !== 'money') return null;
  if (!purse) return problem.goal.isBack || problem.goal.isRest ? null : total;
  const left = unknown(problem, total);
  const isMissing =
    problem.goal.words.some((word) => /^fehl/.test(word)) || problem.goal.isRemaining;
  if (isMissing) problem.ledger.relate('sum', total, lastState(purse), left);
  else problem.ledger.relate('sum', lastState(purse), total, left);
  return left;
}
