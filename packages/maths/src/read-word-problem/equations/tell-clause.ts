import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { readRelation } from '../by-kind/solve-relations.ts';
import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf, PRONOUN } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import { compare } from './compare-owners.ts';
import type { Quantity } from './ledger.ts';
import {
  addChain,
  type Chain,
  chainFor,
  change,
  fits,
  inRate,
  known,
  lastState,
  ownerOf,
  type Problem,
  remember,
  unknown,
} from './problem.ts';
import { FINAL, FIRST, PEOPLE } from './story-words.ts';
import { takeAway, wholeBehind } from './take-away.ts';
import { partOf, shareOut, tellShare } from './tell-parts.ts';

export function tell(problem: Problem, clause: Clause): boolean {
  const owner = ownerOf(problem, clause);
  const relation = readRelation(clause);
  if (relation) {
    problem.relations.push(() => compare(problem, clause, owner));
    remember(problem, owner);
    return true;
  }
  const numbers = numbersOf(clause).filter((amount) => !problem.rateAmounts.has(amount));
  const [count, price] = numbers;
  if (
    count?.isShare &&
    price &&
    !price.isShare &&
    numbers.length === 2 &&
    problem.chains.length === 0
  )
    numbers.reverse();
  if (numbers[0] === price && count?.isShare && price) {
    addChain(problem, owner, price.noun, known(problem, price));
    return tellShare(problem, clause, owner, count);
  }
  if (
    clause.deed === 'cost' &&
    numbers.length === 2 &&
    count?.dimension === null &&
    price?.dimension === 'money'
  ) {
    const total = known(problem, price);
    const each = unknown(problem, total);
    problem.ledger.relate('product', total, known(problem, count), each);
    problem.several.push({ group: count.noun, each, total });
    return true;
  }
  for (const amount of numbers) {
    if (!tellAmount(problem, clause, owner, amount)) return false;
  }
  remember(problem, owner);
  return true;
}

export function tellAmount(
  problem: Problem,
  clause: Clause,
  owner: string | null,
  amount: Amount,
): boolean {
  const { words, deed } = clause;
  if (amount.isShare) return tellShare(problem, clause, owner, amount);
  const isAge =
    amount.noun === null &&
    amount.dimension === null &&
    clause.subject !== null &&
    /^(?:ist|bin|wird|werde|war)$/.test(
      words.find((word) => /^(?:ist|bin|wird|werde|war)$/.test(word)) ?? '',
    ) &&
    !/^(?:es|das|da)$/.test(clause.subject) &&
    deed === 'have';
  const rated = inRate(problem, isAge ? { ...amount, noun: 'Jahre' } : amount);
  const quantity = rated ?? known(problem, isAge ? { ...amount, noun: 'Jahre' } : amount);
  problem.lastCounted = quantity;
  const eaten =
    rated &&
    problem.rates.find(
      ({ group, clause: told }) =>
        isSameNoun(group, amount.noun) && (told.deed === 'lose' || told.deed === 'give'),
    );
  if (eaten && problem.chains.length > 0 && (problem.goal.isRest || problem.goal.isLeftOver)) {
    quantity.noun = null;
    return takeAway(problem, clause, null, quantity);
  }
  if (problem.goal.isBack && quantity.dimension === 'money' && /^(?:give|pay)$/.test(deed ?? '')) {
    addChain(problem, owner, null, quantity);
    return true;
  }
  const isMoneySpent =
    quantity.dimension === 'money' &&
    (deed === 'cost' || isBehind(clause, amount, /^für$/) || words.includes('ausgegeben'));
  if (
    isMoneySpent ||
    (deed === 'gain' &&
      quantity.by === null &&
      quantity.dimension === 'money' &&
      quantity.at === null)
  ) {
    problem.spends.push(quantity);
    return true;
  }
  const isDavon = words.some((word) => /^(?:davon|darunter)$/.test(word));
  const [whole, part] = numbersOf(clause);
  const isOfWhole = whole !== undefined && part === amount && words[0] === 'von';
  const chain = chainFor(problem, owner, quantity);
  if (isOfWhole && chain) return partOf(problem, chain, clause, quantity);
  switch (deed) {
    case 'share':
      return shareOut(problem, clause, owner, quantity, amount);
    case 'lose':
    case 'give': {
      if (chain === undefined && problem.chains.length > 0 && PEOPLE.test(quantity.noun ?? ''))
        return have(problem, clause, null, quantity);
      const isWholeToo =
        numbersOf(clause).length > 1 && /^(?:von|aus|seinen|ihren|meinen)$/.test(words[0] ?? '');
      if (isWholeToo && numbersOf(clause)[0] === amount && !chain) {
        addChain(problem, owner, quantity.noun, quantity);
        return true;
      }
      const ofWhole = wholeBehind(problem, clause, amount);
      if (ofWhole === 'skip') return true;
      if (ofWhole) addChain(problem, owner, ofWhole.noun, known(problem, ofWhole));
      return takeAway(problem, clause, owner, quantity);
    }
    case 'gain': {
      const own =
        owner === null
          ? chain
          : problem.chains.find((one) => one.owner === owner && fits(one, quantity));
      const isAdded = words.some((word) =>
        /^(?:dazu|hinzu|noch|zu|ein|neue|drauf|rein|weitere|wieder|nach)$/.test(word),
      );
      const isTaken =
        !own &&
        chain !== undefined &&
        !isAdded &&
        (problem.goal.isRest || problem.goal.isRemaining);
      if (isTaken || (problem.goal.isRemaining && chain)) {
        change(problem, chain as Chain, quantity, -1);
        return true;
      }
      const target = own ?? (isAdded || owner === null || PRONOUN.test(owner) ? chain : undefined);
      if (target) change(problem, target, quantity, 1);
      else if (problem.goal.isStart) {
        const fresh = addChain(problem, owner, quantity.noun, unknown(problem, quantity));
        change(problem, fresh, quantity, 1);
      } else addChain(problem, owner, quantity.noun, quantity);
      return true;
    }
    default:
      return isDavon && chain
        ? partOf(problem, chain, clause, quantity)
        : have(problem, clause, owner, quantity);
  }
}

/** Whether a word stands right before an amount. */
export const isBehind = ({ words }: Clause, amount: Amount, pattern: RegExp): boolean => {
  const at = words.findIndex((word, place) => pattern.test(word) && place + 1 < words.length);
  const next = words[at + 1] ?? '';
  return (
    at >= 0 && (/^\d/.test(next) || parseNumberWord(next) !== null) && amount.dimension === 'money'
  );
};

export function have(
  problem: Problem,
  clause: Clause,
  owner: string | null,
  quantity: Quantity,
): boolean {
  const { words } = clause;
  const same = problem.chains.find(
    (chain) =>
      fits(chain, quantity) &&
      (owner === null
        ? chain.owner === null || problem.chains.length === 1
        : chain.owner === owner),
  );
  const isFirst = words.some((word) => FIRST.test(word));
  const goesOn = problem.chains.find((chain) => fits(chain, quantity));
  if (problem.goal.isRemaining && goesOn && !isFirst) {
    change(problem, goesOn, quantity, -1);
    return true;
  }
  if (
    words.some((word) => /^(?:zusammen|insgesamt|gemeinsam)$/.test(word)) &&
    problem.relations.length > 0 &&
    problem.chains.length === 0 &&
    problem.together === null
  ) {
    problem.together = quantity;
    return true;
  }
  const isBare =
    quantity.noun === null &&
    quantity.dimension === null &&
    clause.subject === null &&
    problem.chains.length === 1 &&
    !problem.goal.isTotal &&
    !problem.goal.isDifference &&
    !words.some((word) => FINAL.test(word));
  if (
    isBare &&
    problem.chains[0] &&
    problem.chains[0].changes.length === 0 &&
    /^(?:sind|ist|haben|hat|waren|hatten|tragen|sehen)$/.test(words[1] ?? '')
  )
    return partOf(problem, problem.chains[0], clause, quantity);
  const isFinal = words.some((word) => FINAL.test(word)) && !isFirst;
  if (same && (isFinal || lastState(same).value === null) && !isFirst) {
    const state = lastState(same);
    if (problem.goal.isChange && same.changes.length === 0) {
      const by = unknown(problem, quantity);
      const [large, small] =
        (state.value ?? 0) >= (quantity.value ?? 0) ? [state, quantity] : [quantity, state];
      problem.ledger.relate('sum', large, small, by);
      same.changes.push({ by, sign: large === state ? -1 : 1 });
      same.states.push(quantity);
      return true;
    }
    if (state.value !== null) return false;
    state.value = quantity.value;
    state.at = quantity.at;
    return true;
  }
  if (problem.goal.isStart && !isFirst && problem.chains.length === 0) {
    const fresh = addChain(problem, owner, quantity.noun, unknown(problem, quantity));
    fresh.final = quantity;
    return true;
  }
  addChain(problem, owner, quantity.noun ?? lastNoun(problem, quantity), quantity);
  return true;
}

/** "Tim hat 5" of nuts, where nuts were told of. */
export function lastNoun(problem: Problem, { dimension }: Quantity): string | null {
  return dimension === null ? (problem.chains.at(-1)?.noun ?? null) : null;
}
