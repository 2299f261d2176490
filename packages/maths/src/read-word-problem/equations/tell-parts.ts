import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import { isVerb } from '../verbs.ts';
import type { Quantity } from './ledger.ts';
import {
  addChain,
  type Chain,
  change,
  known,
  lastState,
  type Problem,
  unknown,
} from './problem.ts';
import { NO_CONTENT, PEOPLE } from './story-words.ts';

/** "Ein Viertel davon ist schwarz. Wie viele sind schwarz?" */
export const sharesAsked = (problem: Problem, clause: Clause, chain: Chain): boolean =>
  problem.question.words.some(
    (word) =>
      word.length > 3 &&
      !isVerb(word) &&
      !NO_CONTENT.test(word) &&
      !isSameNoun(word, chain.noun) &&
      clause.words.includes(word),
  );

export function partOf(problem: Problem, chain: Chain, clause: Clause, part: Quantity): boolean {
  const whole = lastState(chain);
  const rest = unknown(problem, whole);
  problem.ledger.relate('sum', whole, part, rest);
  const asked = problem.goal.noun ?? '';
  const isPartAsked =
    sharesAsked(problem, clause, chain) ||
    clause.words.some((word) => word !== chain.noun?.toLowerCase() && isSameNoun(word, asked));
  if (isPartAsked && !isSameNoun(chain.noun, asked)) return false;
  chain.states.push(rest);
  return true;
}

export function tellShare(
  problem: Problem,
  clause: Clause,
  owner: string | null,
  amount: Amount,
): boolean {
  const per = 1 / amount.value;
  const chain =
    problem.chains.length === 1
      ? problem.chains[0]
      : problem.chains.findLast((one) => one.owner === owner);
  if (!chain || Math.abs(per - Math.round(per)) > 1e-9) return false;
  const whole = lastState(chain);
  const count = problem.ledger.quantity({ value: Math.round(per), at: amount.at });
  const part = unknown(problem, whole);
  problem.ledger.relate('product', whole, count, part);
  const isLost = clause.deed === 'lose' || clause.deed === 'give';
  const nouns = clause.words.filter(
    (word) => isSameNoun(word, problem.goal.noun) && !isSameNoun(word, chain.noun),
  );
  if (!isLost && clause.deed === 'gain') return false;
  if (!isLost && (nouns.length > 0 || sharesAsked(problem, clause, chain))) {
    chain.states.push(part);
    return true;
  }
  change(problem, chain, part, -1);
  return true;
}

export function shareOut(
  problem: Problem,
  clause: Clause,
  owner: string | null,
  quantity: Quantity,
  amount: Amount,
): boolean {
  const numbers = numbersOf(clause).filter((one) => !problem.rateAmounts.has(one));
  const [first, second] = numbers;
  if (
    first &&
    second &&
    clause.words.includes('sich') &&
    PEOPLE.test(first.noun ?? '') &&
    clause.words[0] !== 'an'
  ) {
    if (amount !== first) return true;
    const all = known(problem, second);
    problem.shared = { whole: all, groups: quantity, each: unknown(problem, all) };
    problem.ledger.relate('product', all, quantity, problem.shared.each);
    return true;
  }
  const isGroups = clause.words.some((word) => /^(?:an|auf|unter|für|zwischen|in)$/.test(word));
  const whole = problem.chains.length > 0 ? lastState(problem.chains.at(-1) as Chain) : null;
  if (numbers.length === 2 && numbers[0] === amount && whole === null) {
    addChain(problem, owner, quantity.noun, quantity);
    return true;
  }
  if (!whole && numbers.length === 1 && clause.words.includes('in')) {
    addChain(problem, owner, quantity.noun, quantity);
    return true;
  }
  if (!whole || !isGroups) return false;
  problem.shared = { whole, groups: quantity, each: unknown(problem, whole) };
  problem.ledger.relate('product', whole, quantity, problem.shared.each);
  return true;
}
