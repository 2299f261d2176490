import { parseNumberWord } from '@lux/german-text/parse-number-word.ts';
import { asksTwice } from '../answers-other-question.ts';
import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf, PRONOUN, readClauses } from '../read-clauses.ts';
import { readRelation } from '../solve-relations.ts';
import { isSameNoun } from '../story.ts';
import { readUnit } from '../units.ts';
import { isVerb } from '../verbs.ts';
import { findRates } from './find-rates.ts';
import { createLedger, type Quantity, type Solved } from './ledger.ts';
import { plainNumbers, prepare } from './prepare.ts';
import { type Goal, readGoal } from './read-goal.ts';

/** What somebody has, or what lies somewhere, from its beginning to its end. */
interface Chain {
  owner: string | null;
  noun: string | null;
  states: Quantity[];
  /** What came or went, with its sign. */
  changes: { by: Quantity; sign: 1 | -1 }[];
  /** What there is in the end, where the beginning is asked for. */
  final?: Quantity;
}

const FINAL =
  /^(?:jetzt|nun|noch|übrig|danach|nachher|ende|schluss|hinterher|abend|abends|mehr|nur)$/;
const FIRST = /^(?:anfang|anfangs|zuerst|vorher|ursprünglich|zuvor|früher)$/;

const MOST_NUMBERS = 8;
const ASKS = /^(?:wie|wieviel\p{L}*|was|wann)$/u;
const DAY =
  /^(?:vorgestern|gestern|heute|morgen|übermorgen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|morgens|mittags|abends|vormittags?|nachmittags?)$/;
const NO_CONTENT =
  /^(?:viele?|noch|davon|dann|jetzt|kinder|nicht|eine?[nrms]?|keine?[nrms]?|alle|insgesamt|zusammen|übrig)$/;
const TIME_NOUN = /^(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)$/;
/** Clocks are read elsewhere. */
const CLOCK = /(?<!\p{L})(?:uhr|halb \p{L}+ (?:los|an|auf)|viertel (?:vor|nach))(?!\p{L})/iu;
/** What is asked of other things than are told of: legs of cows, ways to dress. */
const OTHER_THING =
  /^(?:\p{L}*beine?n?|\p{L}*füße|pfoten|räder|reifen|finger|zehen|ohren|augen|flügel|arten|möglichkeiten|kombinationen|wege|umfang|fläche|flächeninhalt)$/u;
/** "Ich brauche 30": what is needed is no part of what is there. */
const NEEDS = /^(?:brauch(?:e|t|en)?|benötig(?:e|t|en)?)$/;
/** A garden that is long and wide has an outline and an area. */
const HAS_TWO_SIDES =
  /(?<!\p{L})(?:lang|hoch|tief)(?!\p{L}).*(?<!\p{L})breit(?!\p{L})|(?<!\p{L})breit(?!\p{L}).*(?<!\p{L})(?:lang|hoch|tief)(?!\p{L})/iu;
const IN_YEARS = /(?<!\p{L})(?:in|vor) (?:\d+|\p{L}+) jahren(?!\p{L})/iu;
const PEOPLE =
  /^(?:kinder[n]?|leuten?|personen|freunden?|freundinnen|schülern?|gästen?|geschwistern?|mädchen|jungen|jungs|spielern?|teilen?|hunden?|katzen|brüdern?|schwestern|cousins|kumpels|nachbarn|enkeln?)$/iu;

export interface EquationSolution extends Solved {
  goal: Goal;
  question: Clause;
  /** Units that were said, for the answer. */
  units: string[];
}

/**
 * Reads a word problem into quantities and equations between them and solves it for what is asked. Null
 * where a sentence is not understood, or a number has no part in the answer.
 */
export function solveEquations(told: string): EquationSolution | null {
  const clauses = readClauses(prepare(plainNumbers(told)));
  const question =
    clauses.findLast(
      ({ isQuestion, words }) => isQuestion && words.some((word) => ASKS.test(word)),
    ) ?? clauses.findLast(({ isQuestion }) => isQuestion);
  const all = clauses.flatMap(numbersOf);
  if (!question || all.length === 0 || all.length > MOST_NUMBERS || CLOCK.test(told)) return null;
  const isOfOther = (word: string) => OTHER_THING.test(word);
  if (
    question.words.some(isOfOther) ||
    clauses.some(
      ({ words }) =>
        words.some((word) => NEEDS.test(word) || isOfOther(word)) && !words.includes('wie'),
    )
  )
    return null;
  const asked = clauses.filter(({ isQuestion, words }) => isQuestion && words.includes('wie'));
  const isInYears = IN_YEARS.test(told) && !clauses.some((clause) => readRelation(clause) !== null);
  if (asked.length > 1 || asksTwice(told) || isInYears || HAS_TWO_SIDES.test(told)) return null;
  const goal = readGoal(question, clauses);
  const reader = createReader(clauses, question, goal);
  const solved = reader.solve();
  if (solved === null || solved.steps.length === 0) return null;
  const units = [...new Set(all.flatMap((amount) => amount.units))];
  return all.every(({ at }) => solved.from.has(at)) ? { ...solved, goal, question, units } : null;
}

/** "Wie alt ist die in fünf Jahren?": a pronoun, where no noun follows. */
const saysPronoun = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:er|sie|ihm|ihr)$/.test(word) ||
      (/^(?:die|der)$/.test(word) &&
        /^(?:ist?|hat|war|wird)$/.test(words[at - 1] ?? '') &&
        /^(?:in|vor|dann|jetzt|noch|nach|heute)?$/.test(words[at + 1] ?? '')),
  );

function createReader(clauses: readonly Clause[], question: Clause, goal: Goal) {
  const units = [...new Set(clauses.flatMap(numbersOf).flatMap((amount) => amount.units))];
  const ledger = createLedger(units);
  const rates = findRates(clauses);
  const rateAmounts = new Set(rates.map(({ amount }) => amount));
  const eachOf = new Map(rates.map((rate) => [rate, known(rate.amount)]));
  const chains: Chain[] = [];
  const relations: (() => boolean)[] = [];
  const spends: Quantity[] = [];
  /** "3 Brötchen kosten 1,20": what one costs is not said. */
  const several: { group: string | null; each: Quantity; total: Quantity }[] = [];
  /** "Zusammen haben sie 18" of those that are compared. */
  let together: Quantity | null = null;
  let lastOwner: string | null = null;
  /** The last of whom is told that is not the child itself. */
  let lastThird: string | null = null;
  let lastCounted: Quantity | null = null;

  function known({ value, dimension, noun, at }: Amount): Quantity {
    return ledger.quantity({ value, dimension, noun, at });
  }

  const unknown = (like: Pick<Quantity, 'dimension' | 'noun'>) =>
    ledger.quantity({ dimension: like.dimension, noun: like.noun });

  const lastState = (chain: Chain) => chain.states.at(-1) as Quantity;

  function addChain(owner: string | null, noun: string | null, first: Quantity): Chain {
    const chain: Chain = { owner, noun, states: [first], changes: [] };
    chains.push(chain);
    return chain;
  }

  function change(chain: Chain, by: Quantity, sign: 1 | -1): void {
    const before = lastState(chain);
    const after = unknown(before);
    if (sign > 0) ledger.relate('sum', after, before, by);
    else ledger.relate('sum', before, after, by);
    chain.states.push(after);
    chain.changes.push({ by, sign });
  }

  /** As many of a group as are counted, times what there is for each. */
  function inRate(amount: Amount): Quantity | null {
    if (amount.isShare || goalIsGroup(amount.noun)) return null;
    const noun = amount.noun ?? (amount.dimension === 'time' ? (amount.units[0] ?? null) : null);
    const rate = rates.find(
      ({ group, amount: each }) => each !== amount && group !== null && isSameNoun(group, noun),
    );
    const each = rate
      ? eachOf.get(rate)
      : several.find(({ group }) => isSameNoun(group, noun) || (noun === null && goal.isMoney))
          ?.each;
    if (!each) return null;
    const size = amount.dimension === 'time' ? (readUnit(noun ?? '')?.size ?? 1) : 1;
    const count = ledger.quantity({ value: amount.value / size, noun, at: amount.at });
    return ledger.relate('product', unknown(each), count, each);
  }

  const goalIsGroup = (noun: string | null) =>
    noun !== null && isSameNoun(goal.noun, noun) && !goal.isEach;

  function remember(owner: string | null): void {
    if (owner === null) return;
    lastOwner = owner;
    if (!/^(?:ich|wir|du|ihr)$/.test(owner)) lastThird = owner;
  }

  function ownerOf({ subject, words, deed: clauseDeed }: Clause): string | null {
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
    if (/^(?:er|sie|ihm|ihr)$/.test(subject)) return lastThird ?? lastOwner;
    return subject;
  }

  function fits(chain: Chain, quantity: Quantity): boolean {
    return (
      chain.states[0]?.dimension === quantity.dimension &&
      (quantity.noun === null ||
        chain.noun === null ||
        isSameNoun(chain.noun, quantity.noun) ||
        quantity.dimension !== null)
    );
  }

  function chainFor(owner: string | null, quantity: Quantity): Chain | undefined {
    const fitting = chains.filter((chain) => fits(chain, quantity));
    return (
      (owner === null ? undefined : fitting.findLast((chain) => chain.owner === owner)) ??
      fitting.at(-1)
    );
  }

  function tell(clause: Clause): boolean {
    const owner = ownerOf(clause);
    const relation = readRelation(clause);
    if (relation) {
      relations.push(() => compare(clause, owner));
      remember(owner);
      return true;
    }
    const numbers = numbersOf(clause).filter((amount) => !rateAmounts.has(amount));
    const [count, price] = numbers;
    if (count?.isShare && price && !price.isShare && numbers.length === 2 && chains.length === 0)
      numbers.reverse();
    if (numbers[0] === price && count?.isShare && price) {
      addChain(owner, price.noun, known(price));
      return tellShare(clause, owner, count);
    }
    if (
      clause.deed === 'cost' &&
      numbers.length === 2 &&
      count?.dimension === null &&
      price?.dimension === 'money'
    ) {
      const total = known(price);
      const each = unknown(total);
      ledger.relate('product', total, known(count), each);
      several.push({ group: count.noun, each, total });
      return true;
    }
    for (const amount of numbers) {
      if (!tellAmount(clause, owner, amount)) return false;
    }
    remember(owner);
    return true;
  }

  function tellAmount(clause: Clause, owner: string | null, amount: Amount): boolean {
    const { words, deed } = clause;
    if (amount.isShare) return tellShare(clause, owner, amount);
    const isAge =
      amount.noun === null &&
      amount.dimension === null &&
      clause.subject !== null &&
      /^(?:ist|bin|wird|werde|war)$/.test(
        words.find((word) => /^(?:ist|bin|wird|werde|war)$/.test(word)) ?? '',
      ) &&
      !/^(?:es|das|da)$/.test(clause.subject) &&
      deed === 'have';
    const rated = inRate(isAge ? { ...amount, noun: 'Jahre' } : amount);
    const quantity = rated ?? known(isAge ? { ...amount, noun: 'Jahre' } : amount);
    lastCounted = quantity;
    const eaten =
      rated &&
      rates.find(
        ({ group, clause: told }) =>
          isSameNoun(group, amount.noun) && (told.deed === 'lose' || told.deed === 'give'),
      );
    if (eaten && chains.length > 0 && (goal.isRest || goal.isLeftOver)) {
      quantity.noun = null;
      return takeAway(clause, null, quantity);
    }
    if (goal.isBack && quantity.dimension === 'money' && /^(?:give|pay)$/.test(deed ?? '')) {
      addChain(owner, null, quantity);
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
      spends.push(quantity);
      return true;
    }
    const isDavon = words.some((word) => /^(?:davon|darunter)$/.test(word));
    const [whole, part] = numbersOf(clause);
    const isOfWhole = whole !== undefined && part === amount && words[0] === 'von';
    const chain = chainFor(owner, quantity);
    if (isOfWhole && chain) return partOf(chain, clause, quantity);
    switch (deed) {
      case 'share':
        return shareOut(clause, owner, quantity, amount);
      case 'lose':
      case 'give': {
        if (chain === undefined && chains.length > 0 && PEOPLE.test(quantity.noun ?? ''))
          return have(clause, null, quantity);
        const isWholeToo =
          numbersOf(clause).length > 1 && /^(?:von|aus|seinen|ihren|meinen)$/.test(words[0] ?? '');
        if (isWholeToo && numbersOf(clause)[0] === amount && !chain) {
          addChain(owner, quantity.noun, quantity);
          return true;
        }
        const ofWhole = wholeBehind(clause, amount);
        if (ofWhole === 'skip') return true;
        if (ofWhole) addChain(owner, ofWhole.noun, known(ofWhole));
        return takeAway(clause, owner, quantity);
      }
      case 'gain': {
        const own =
          owner === null ? chain : chains.find((one) => one.owner === owner && fits(one, quantity));
        const isAdded = words.some((word) =>
          /^(?:dazu|hinzu|noch|zu|ein|neue|drauf|rein|weitere|wieder|nach)$/.test(word),
        );
        const isTaken =
          !own && chain !== undefined && !isAdded && (goal.isRest || goal.isRemaining);
        if (isTaken || (goal.isRemaining && chain)) {
          change(chain as Chain, quantity, -1);
          return true;
        }
        const target =
          own ?? (isAdded || owner === null || PRONOUN.test(owner) ? chain : undefined);
        if (target) change(target, quantity, 1);
        else if (goal.isStart) {
          const fresh = addChain(owner, quantity.noun, unknown(quantity));
          change(fresh, quantity, 1);
        } else addChain(owner, quantity.noun, quantity);
        return true;
      }
      default:
        return isDavon && chain ? partOf(chain, clause, quantity) : have(clause, owner, quantity);
    }
  }

  /** Whether a word stands right before an amount. */
  const isBehind = ({ words }: Clause, amount: Amount, pattern: RegExp): boolean => {
    const at = words.findIndex((word, place) => pattern.test(word) && place + 1 < words.length);
    const next = words[at + 1] ?? '';
    return (
      at >= 0 &&
      (/^\d/.test(next) || parseNumberWord(next) !== null) &&
      amount.dimension === 'money'
    );
  };

  /** "5 von seinen 13 Gummibärchen": the whole stands behind the part. */
  function wholeBehind(clause: Clause, amount: Amount): Amount | 'skip' | null {
    const numbers = numbersOf(clause).filter((one) => !rateAmounts.has(one));
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

  function takeAway(clause: Clause, owner: string | null, by: Quantity): boolean {
    const { recipient, deed } = clause;
    const isMine = recipient !== null && /^(?:mir|dir|uns)$/.test(recipient);
    const mine = isMine && owner !== 'ich' ? chainFor('ich', by) : undefined;
    if (deed === 'give' && mine) {
      change(mine, by, 1);
      return true;
    }
    const taker =
      deed === 'give' && recipient !== null
        ? chains.find((chain) => chain.owner === (isMine ? 'ich' : recipient))
        : undefined;
    const giver =
      owner === null ? undefined : chains.find((chain) => chain.owner === owner && fits(chain, by));
    if (deed === 'give' && taker && taker !== giver) {
      if (giver) change(giver, by, -1);
      change(taker, by, 1);
      return true;
    }
    const chain = giver ?? merged() ?? chainFor(owner, by);
    if (chain) change(chain, by, -1);
    else if (goal.isStart || goal.isTotal) {
      const fresh = addChain(owner, by.noun, unknown(by));
      if (goal.isTotal && !goal.isStart) fresh.states[0] = by;
      else change(fresh, by, -1);
    } else return false;
    return true;
  }

  /** "9 rote und 6 gelbe Fische": what goes away goes from all of them. */
  function merged(): Chain | undefined {
    const [first, ...others] = chains.filter(({ owner }) => owner === null);
    const isOne =
      others.length > 0 &&
      others.length + 1 === chains.length &&
      others.every(
        ({ noun, changes, states }) =>
          changes.length === 0 &&
          states[0]?.dimension === null &&
          (noun === null || first?.noun === null || isSameNoun(noun, first?.noun ?? null)),
      );
    const sum = isOne ? add(chains.map(lastState)) : null;
    if (!first || !sum) return undefined;
    const noun = others.at(-1)?.noun ?? first.noun;
    chains.length = 0;
    return addChain(null, noun, sum);
  }

  function have(clause: Clause, owner: string | null, quantity: Quantity): boolean {
    const { words } = clause;
    const same = chains.find(
      (chain) =>
        fits(chain, quantity) &&
        (owner === null ? chain.owner === null || chains.length === 1 : chain.owner === owner),
    );
    const isFirst = words.some((word) => FIRST.test(word));
    const goesOn = chains.find((chain) => fits(chain, quantity));
    if (goal.isRemaining && goesOn && !isFirst) {
      change(goesOn, quantity, -1);
      return true;
    }
    if (
      words.some((word) => /^(?:zusammen|insgesamt|gemeinsam)$/.test(word)) &&
      relations.length > 0 &&
      chains.length === 0 &&
      together === null
    ) {
      together = quantity;
      return true;
    }
    const isBare =
      quantity.noun === null &&
      quantity.dimension === null &&
      clause.subject === null &&
      chains.length === 1 &&
      !goal.isTotal &&
      !goal.isDifference &&
      !words.some((word) => FINAL.test(word));
    if (
      isBare &&
      chains[0] &&
      chains[0].changes.length === 0 &&
      /^(?:sind|ist|haben|hat|waren|hatten|tragen|sehen)$/.test(words[1] ?? '')
    )
      return partOf(chains[0], clause, quantity);
    const isFinal = words.some((word) => FINAL.test(word)) && !isFirst;
    if (same && (isFinal || lastState(same).value === null) && !isFirst) {
      const state = lastState(same);
      if (goal.isChange && same.changes.length === 0) {
        const by = unknown(quantity);
        const [large, small] =
          (state.value ?? 0) >= (quantity.value ?? 0) ? [state, quantity] : [quantity, state];
        ledger.relate('sum', large, small, by);
        same.changes.push({ by, sign: large === state ? -1 : 1 });
        same.states.push(quantity);
        return true;
      }
      if (state.value !== null) return false;
      state.value = quantity.value;
      state.at = quantity.at;
      return true;
    }
    if (goal.isStart && !isFirst && chains.length === 0) {
      const fresh = addChain(owner, quantity.noun, unknown(quantity));
      fresh.final = quantity;
      return true;
    }
    addChain(owner, quantity.noun ?? lastNoun(quantity), quantity);
    return true;
  }

  /** "Tim hat 5" of nuts, where nuts were told of. */
  function lastNoun({ dimension }: Quantity): string | null {
    return dimension === null ? (chains.at(-1)?.noun ?? null) : null;
  }

  /** "Ein Viertel davon ist schwarz. Wie viele sind schwarz?" */
  const sharesAsked = (clause: Clause, chain: Chain): boolean =>
    question.words.some(
      (word) =>
        word.length > 3 &&
        !isVerb(word) &&
        !NO_CONTENT.test(word) &&
        !isSameNoun(word, chain.noun) &&
        clause.words.includes(word),
    );

  function partOf(chain: Chain, clause: Clause, part: Quantity): boolean {
    const whole = lastState(chain);
    const rest = unknown(whole);
    ledger.relate('sum', whole, part, rest);
    const asked = goal.noun ?? '';
    const isPartAsked =
      sharesAsked(clause, chain) ||
      clause.words.some((word) => word !== chain.noun?.toLowerCase() && isSameNoun(word, asked));
    if (isPartAsked && !isSameNoun(chain.noun, asked)) return false;
    chain.states.push(rest);
    return true;
  }

  function tellShare(clause: Clause, owner: string | null, amount: Amount): boolean {
    const per = 1 / amount.value;
    const chain = chains.length === 1 ? chains[0] : chains.findLast((one) => one.owner === owner);
    if (!chain || Math.abs(per - Math.round(per)) > 1e-9) return false;
    const whole = lastState(chain);
    const count = ledger.quantity({ value: Math.round(per), at: amount.at });
    const part = unknown(whole);
    ledger.relate('product', whole, count, part);
    const isLost = clause.deed === 'lose' || clause.deed === 'give';
    const nouns = clause.words.filter(
      (word) => isSameNoun(word, goal.noun) && !isSameNoun(word, chain.noun),
    );
    if (!isLost && clause.deed === 'gain') return false;
    if (!isLost && (nouns.length > 0 || sharesAsked(clause, chain))) {
      chain.states.push(part);
      return true;
    }
    change(chain, part, -1);
    return true;
  }

  function shareOut(
    clause: Clause,
    owner: string | null,
    quantity: Quantity,
    amount: Amount,
  ): boolean {
    const numbers = numbersOf(clause).filter((one) => !rateAmounts.has(one));
    const [first, second] = numbers;
    if (
      first &&
      second &&
      clause.words.includes('sich') &&
      PEOPLE.test(first.noun ?? '') &&
      clause.words[0] !== 'an'
    ) {
      if (amount !== first) return true;
      const all = known(second);
      shared = { whole: all, groups: quantity, each: unknown(all) };
      ledger.relate('product', all, quantity, shared.each);
      return true;
    }
    const isGroups = clause.words.some((word) => /^(?:an|auf|unter|für|zwischen|in)$/.test(word));
    const whole = chains.length > 0 ? lastState(chains.at(-1) as Chain) : null;
    if (numbers.length === 2 && numbers[0] === amount && whole === null) {
      addChain(owner, quantity.noun, quantity);
      return true;
    }
    if (!whole && numbers.length === 1 && clause.words.includes('in')) {
      addChain(owner, quantity.noun, quantity);
      return true;
    }
    if (!whole || !isGroups) return false;
    shared = { whole, groups: quantity, each: unknown(whole) };
    ledger.relate('product', whole, quantity, shared.each);
    return true;
  }
  let shared: { whole: Quantity; groups: Quantity; each: Quantity } | null = null;

  function compare(clause: Clause, owner: string | null): boolean {
    const relation = readRelation(clause);
    if (!relation) return false;
    const { words } = clause;
    if (words.some((word) => /^(?:wär|hätt)/.test(word)) && relation.kind === 'sum') {
      const [chain] = chains;
      const [state] = chain?.states ?? [];
      if (!chain || !state || chains.length > 1) return false;
      const by = ledger.quantity({
        value: relation.by.value,
        dimension: state.dimension,
        at: relation.by.from[0] ?? null,
      });
      const before = unknown(state);
      if (relation.sign === 'plus') ledger.relate('sum', state, before, by);
      else ledger.relate('sum', before, state, by);
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
    const noun = chains.at(-1)?.noun ?? null;
    if (owner === null && !isThat && clause.subject === null) return false;
    const subject = isThat ? (chains.at(-1)?.owner ?? null) : owner;
    const known = chains.filter(({ owner: one }) => one !== null && one !== subject);
    const otherName =
      named === 'sie' || named === 'er' || named === 'es'
        ? (known.at(-1)?.owner ?? null)
        : (named ?? known.at(-1)?.owner ?? chains.at(-1)?.owner ?? null);
    if (subject === otherName && subject !== null) return false;
    const dimension =
      relation.kind === 'sum'
        ? relation.by.dimension
        : (chains.at(-1)?.states[0]?.dimension ?? null);
    if (together) return divideTogether(together, relation, subject, otherName);
    const chainOf = (name: string | null) =>
      chains.find((chain) => chain.owner === name && chain.states[0]?.dimension === dimension) ??
      addChain(name, noun, ledger.quantity({ dimension, noun }));
    if (isThat && chains.length === 0) return false;
    const other = lastState(chainOf(otherName));
    const own = chainOf(subject);
    const mine = own.changes.length > 0 ? lastState(own) : (own.states[0] as Quantity);
    if (relation.kind === 'sum') {
      const by = ledger.quantity({
        value: relation.by.value,
        dimension,
        noun,
        at: relation.by.from[0] ?? null,
      });
      if (relation.sign === 'plus') ledger.relate('sum', mine, other, by);
      else ledger.relate('sum', other, mine, by);
      return true;
    }
    const isMore = relation.factor >= 1;
    const factor = ledger.quantity({
      value: isMore ? relation.factor : 1 / relation.factor,
      at: relation.at < 0 ? null : relation.at,
    });
    if (isMore) ledger.relate('product', mine, factor, other);
    else ledger.relate('product', other, factor, mine);
    return true;
  }

  /** Twice as many as Paul and 18 together: three equal parts, of which Paul has one. */
  function divideTogether(
    whole: Quantity,
    relation: NonNullable<ReturnType<typeof readRelation>>,
    subject: string | null,
    otherName: string | null,
  ): boolean {
    if (subject === null || otherName === null) return false;
    const like = { dimension: whole.dimension, noun: whole.noun };
    const [mine, other] = [unknown(like), unknown(like)];
    if (relation.kind === 'sum') {
      const by = ledger.quantity({
        ...like,
        value: relation.by.value,
        at: relation.by.from[0] ?? null,
      });
      const doubled = unknown(like);
      const two = ledger.quantity({ value: 2 });
      const [large, small] = relation.sign === 'plus' ? [mine, other] : [other, mine];
      ledger.relate('sum', whole, doubled, by);
      ledger.relate('product', doubled, two, small);
      ledger.relate('sum', large, small, by);
    } else {
      const isMore = relation.factor >= 1;
      const factor = isMore ? relation.factor : 1 / relation.factor;
      const parts = ledger.quantity({
        value: factor + 1,
        at: relation.at < 0 ? null : relation.at,
      });
      const [large, small] = isMore ? [mine, other] : [other, mine];
      ledger.relate('product', whole, parts, small);
      ledger.relate('product', large, ledger.quantity({ value: factor }), small);
    }
    addChain(subject, whole.noun, mine);
    addChain(otherName, whole.noun, other);
    return true;
  }

  function add(quantities: readonly Quantity[]): Quantity | null {
    const [first, ...others] = quantities;
    if (!first || others.some(({ dimension }) => dimension !== first.dimension)) return null;
    return others.reduce((sum, one) => ledger.relate('sum', unknown(first), sum, one), first);
  }

  function askedRate(): Quantity | null {
    const open = rates.filter(
      ({ group, amount }) => group !== null || lastCounted !== null || amount.dimension === 'money',
    );
    const [rate] = open;
    if (!rate) return null;
    const each = eachOf.get(rate) as Quantity;
    const purse = chains.find(({ states }) => states[0]?.dimension === 'money');
    if (
      each.dimension === 'money' &&
      open.length === 1 &&
      purse &&
      chains.length === 1 &&
      spends.length === 0 &&
      !goal.isMoney &&
      goal.words.some((word) => /^(?:wie)?viele$/.test(word))
    ) {
      const count = ledger.quantity({ noun: goal.noun ?? rate.group });
      ledger.relate('product', lastState(purse), count, each);
      return count;
    }
    const isGroupAsked =
      (rate.group !== null && isSameNoun(goal.noun, rate.group)) ||
      (/^(?:tag|woche|monat)/.test(rate.group ?? '') && goal.words.includes('lange'));
    const isCounted =
      chains.some(({ noun }) => rate.group !== null && isSameNoun(noun, rate.group)) ||
      clauses.some(
        (clause) =>
          clause !== question &&
          numbersOf(clause).some((amount) => isSameNoun(amount.noun, rate.group)),
      );
    if (isGroupAsked && isCounted) return null;
    if (isGroupAsked && open.length === 1) {
      const whole = chains.find((chain) => chain.states[0]?.dimension === each.dimension);
      if (!whole) return null;
      const count = ledger.quantity({ noun: rate.group });
      ledger.relate('product', lastState(whole), count, each);
      return count;
    }
    return null;
  }

  function goalQuantity(): Quantity | null {
    if (shared) {
      const { whole, groups, each } = shared;
      const isOfGroups =
        goal.isEach ||
        isSameNoun(goal.noun, groups.noun) ||
        goal.isLeftOver ||
        goal.noun === null ||
        isSameNoun(goal.noun, whole.noun) ||
        goal.isMoney;
      return isOfGroups && groups.value !== null ? each : null;
    }
    const count = askedRate();
    if (count) return count;
    if (goal.isEach) return eachOfPeople();
    if (several.length === 1 && spends.length === 0 && chains.length === 0) return null;
    const [price] = spends;
    const [group] = chains;
    if (
      price &&
      spends.length === 1 &&
      group &&
      chains.length === 1 &&
      goal.isMoney &&
      !goal.isBack &&
      PEOPLE.test(group.noun ?? '') &&
      group.states.length === 1
    )
      return ledger.relate('product', unknown(price), lastState(group), price);
    if (spends.length > 0 || goal.isBack) return spending();
    const present = chains.filter(({ states }) => states.length > 0);
    const [only] = present;
    if (!only) return null;
    if (goal.isDifference) return difference(present);
    const owners = new Set(present.map(({ owner }) => owner));
    const named = present.filter(
      ({ owner }) => owner !== null && (goal.words.includes(owner) || goal.owner === owner),
    );
    const pronoun =
      saysPronoun(goal.words) && owners.size > 1
        ? present.filter(({ owner }) => owner === (lastThird ?? lastOwner))
        : [];
    const ofNoun = present.filter(({ noun }) => isSameNoun(noun, goal.noun));
    const isOfDays =
      present.length > 1 &&
      !goal.words.some((word) => DAY.test(word)) &&
      present.every(({ owner }) => DAY.test(owner ?? ''));
    if (present.length > 1 && (goal.isTotal || isOfDays)) return add(present.map(lastState));
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
    if (chain && candidates.length === 1) return askedOf(chain);
    const isOfAll =
      goal.noun === null ||
      goal.words.some((word) => /^(?:das|es|da|dort)$/.test(word)) ||
      ofNoun.length > 0;
    if (!isOfAll) return null;
    const isMixed = present.every(({ changes }) => changes.length === 0) && relations.length === 0;
    return isMixed && named.length !== 1 ? add(present.map(lastState)) : null;
  }

  /** "Wir sind 5 Leute und haben 20 Euro. Wie viel bekommt jeder?" */
  function eachOfPeople(): Quantity | null {
    const [one] = several;
    if (one && chains.length === 0) return one.each;
    const people = chains.filter(({ noun }) => PEOPLE.test(noun ?? ''));
    const [whole, ...more] = chains.filter((chain) => !people.includes(chain));
    const [group] = people;
    if (!group || people.length > 1 || !whole || more.length > 0) return null;
    const each = unknown(lastState(whole));
    ledger.relate('product', lastState(whole), lastState(group), each);
    return each;
  }

  /** Of metres no number of glasses comes out, of biscuits none of days. */
  function isAskedOf({ noun, states, changes }: Chain): boolean {
    const dimension = states[0]?.dimension ?? null;
    if (goal.noun === null || isSameNoun(goal.noun, noun) || goal.isChange) return true;
    if (dimension !== null)
      return readUnit(goal.noun)?.dimension === dimension || goal.isMoney || changes.length === 0;
    return !TIME_NOUN.test(goal.noun) || states.length > 1;
  }

  function askedOf(chain: Chain): Quantity | null {
    if (!isAskedOf(chain)) return null;
    if (goal.isStart) return chain.states[0] ?? null;
    if (goal.isRemaining && chain.changes.length === 0) return null;
    const asksGone = question.deed === 'lose' && !question.words.some((word) => FINAL.test(word));
    if ((goal.isChange || asksGone) && !goal.isRest) {
      const gone = chain.changes
        .filter(({ sign, by }) => sign < 0 || by.value === null)
        .map(({ by }) => by);
      const unknownChange = chain.changes.find(({ by }) => by.at === null);
      if (unknownChange) return unknownChange.by;
      return gone.length > 1 && gone.length === chain.changes.length ? add(gone) : lastState(chain);
    }
    return lastState(chain);
  }

  function difference(present: readonly Chain[]): Quantity | null {
    const [one, other, ...more] = present;
    if (!one || !other || more.length > 0) return null;
    const [first, second] = [lastState(one), lastState(other)];
    ledger.solve(first);
    ledger.solve(second);
    if (first.value === null || second.value === null) return null;
    const [large, small] = first.value >= second.value ? [first, second] : [second, first];
    const by = unknown(large);
    ledger.relate('sum', large, small, by);
    return by;
  }

  /** What is bought is summed up, and taken from the money that is there where that is asked. */
  function spending(): Quantity | null {
    const purses = chains.filter(({ states }) => states[0]?.dimension === 'money');
    const [purse] = purses;
    const total = add(
      spends.length > 0
        ? spends
        : chains.filter(({ states }) => states[0]?.dimension !== 'money').map(lastState),
    );
    if (!total || purses.length > 1 || total.dimension !== 'money') return null;
    if (!purse) return goal.isBack || goal.isRest ? null : total;
    const left = unknown(total);
    const isMissing = goal.words.some((word) => /^fehl/.test(word)) || goal.isRemaining;
    if (isMissing) ledger.relate('sum', total, lastState(purse), left);
    else ledger.relate('sum', lastState(purse), total, left);
    return left;
  }

  function solve(): Solved | null {
    const questionAt = clauses.indexOf(question);
    for (const [at, clause] of clauses.entries()) {
      if (
        clause === question ||
        (at > questionAt && numbersOf(clause).length > 0 && isMoreAsked(clause))
      )
        continue;
      if (!tell(clause)) return null;
    }
    for (const { final, states } of chains) {
      const end = states.at(-1);
      if (!final || !end) continue;
      end.value = final.value;
      end.at = final.at;
    }
    if (!relations.every((relation) => relation())) return null;
    if (!tellQuestion()) return null;
    const asked = goalQuantity();
    return asked && ledger.solve(inYears(asked));
  }

  /** "Was zahlen 2 Erwachsene und 3 Kinder?": the question goes on. */
  const isMoreAsked = ({ words, amounts }: Clause) =>
    words[0] === 'und' && amounts.every((amount) => !rateAmounts.has(amount));

  /** "Wie alt ist sie in fünf Jahren?" */
  let years: { by: Quantity; isPast: boolean } | null = null;
  function inYears(age: Quantity): Quantity {
    if (years === null) return age;
    const then = unknown(age);
    if (years.isPast) ledger.relate('sum', age, then, years.by);
    else ledger.relate('sum', then, age, years.by);
    return then;
  }

  /** "Was kosten drei Kugeln?", "nach 8 Wochen": numbers of the question. */
  function tellQuestion(): boolean {
    const numbers = clauses
      .slice(clauses.indexOf(question))
      .filter((clause, at) => at === 0 || isMoreAsked(clause))
      .flatMap(numbersOf)
      .filter((amount) => !rateAmounts.has(amount));
    for (const amount of numbers) {
      const isYears =
        amount.noun?.toLowerCase() === 'jahren' && IN_YEARS.test(question.words.join(' '));
      if (isYears) {
        years = { by: known(amount), isPast: question.words.includes('vor') };
        continue;
      }
      const quantity = inRate(amount);
      if (!quantity) return false;
      if (quantity.dimension === 'money') spends.push(quantity);
      else addChain(null, quantity.noun, quantity);
    }
    return true;
  }

  return { solve };
}
