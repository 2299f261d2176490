import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import type { Quantity } from './ledger.ts';
import {
  add,
  addChain,
  type Chain,
  chainFor,
  change,
  fits,
  lastState,
  type Problem,
  unknown,
} from './problem.ts';

/** "5 von seinen 13 Gummibärchen": the whole stands behind the part. */
export function wholeBehind(
  problem: Problem,
  clause: Clause,
  amount: Amount,
): Amount | 'skip' | null {
  const numbers = numbersOf(clause).filter((one) => !problem.rateAmounts.has(one));
  const [part, whole] = numbers;
  if (numbers.length !== 2 || !part || !whole || part.dimension !== whole.dimension) return null;
  const text = clause.words.join(' ');
  if (
    !/(?:\d+|\p{L}+) (?:\p{L}+ )?von (?:seinen|ihren|meinen|den|deinen|unseren|insgesamt)/u.test(
      text,
    )
  )
    return null;
  return amount === whole ? 'skip' : whole;
}

export function takeAway(
  problem: Problem,
  clause: Clause,
  owner: string | null,
  by: Quantity,
): boolean {
  const { recipient, deed } = clause;
  const isMine = recipient !== null && /^(?:mir|dir|uns)$/.test(recipient);
  const mine = isMine && owner !== 'ich' ? chainFor(problem, 'ich', by) : undefined;
  if (deed === 'give' && mine) {
    change(problem, mine, by, 1);
    return true;
  }
  const taker =
    deed === 'give' && recipient !== null
      ? problem.chains.find((chain) => chain.owner === (isMine ? 'ich' : recipient))
      : undefined;
  const giver =
    owner === null
      ? undefined
      : problem.chains.find((chain) => chain.owner === owner && fits(chain, by));
  if (deed === 'give' && taker && taker !== giver) {
    if (giver) change(problem, giver, by, -1);
    change(problem, taker, by, 1);
    return true;
  }
  const chain = giver ?? merged(problem) ?? chainFor(problem, owner, by);
  if (chain) change(problem, chain, by, -1);
  else if (problem.goal.isStart || problem.goal.isTotal) {
    const fresh = addChain(problem, owner, by.noun, unknown(problem, by));
    if (problem.goal.isTotal && !problem.goal.isStart) fresh.states[0] = by;
    else change(problem, fresh, by, -1);
  } else return false;
  return true;
}

/** "9 rote und 6 gelbe Fische": what goes away goes from all of them. */
export function merged(problem: Problem): Chain | undefined {
  const [first, ...others] = problem.chains.filter(({ owner }) => owner === null);
  const isOne =
    others.length > 0 &&
    others.length + 1 === problem.chains.length &&
    others.every(
      ({ noun, changes, states }) =>
        changes.length === 0 &&
        states[0]?.dimension === null &&
        (noun === null || first?.noun === null || isSameNoun(noun, first?.noun ?? null)),
    );
  const sum = isOne ? add(problem, problem.chains.map(lastState)) : null;
  if (!first || !sum) return undefined;
  const noun = others.at(-1)?.noun ?? first.noun;
  problem.chains.length = 0;
  return addChain(problem, null, noun, sum);
}
