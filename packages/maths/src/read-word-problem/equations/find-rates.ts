import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf, PRONOUN } from '../read-clauses.ts';
import { isSameNoun } from '../story.ts';
import { isVerb } from '../verbs.ts';

/** So many of something for each of a group: 6 eggs in each box, 2 euros for each book. */
export interface Rate {
  /** What there is one of: "karton", "tag"; null where it is what was counted last. */
  group: string | null;
  amount: Amount;
  clause: Clause;
}

const EACH = /^(?:jede[nmrs]?|pro)$/;
const ALWAYS = /^(?:je|jeweils|à|immer)$/;
const TIMELY: Readonly<Record<string, string>> = {
  täglich: 'tag',
  wöchentlich: 'woche',
  monatlich: 'monat',
  stündlich: 'stunde',
};
const IN_TIME = /^(?:am|pro|in|im)$/;
const TIME = /^(?:tag|woche|monat|stunde|minute|jahr|sekunde)$/;

/** All rates of a problem, in their order. */
export function findRates(clauses: readonly Clause[]): Rate[] {
  return clauses.flatMap((clause, at) =>
    ratesOf(clause, clauses).map((rate) => ({
      ...rate,
      group: rate.group ?? countedBefore(clauses.slice(0, at + 1), rate.amount),
    })),
  );
}

/** "3 Stockwerke, auf jedem 4 Familien": each of what was counted last. */
const countedBefore = (clauses: readonly Clause[], amount: Amount): string | null =>
  clauses
    .flatMap(numbersOf)
    .findLast((one) => one.at < amount.at && one.noun !== null && one.dimension === null)?.noun ??
  null;

function ratesOf(clause: Clause, clauses: readonly Clause[]): Rate[] {
  const { words, deed, amounts } = clause;
  const numbers = numbersOf(clause);
  const rate = (group: string | null, amount: Amount | undefined): Rate[] =>
    amount && !amount.isShare ? [{ group, amount, clause }] : [];
  if (clause.isQuestion && numbers.length === 0) return [];
  const each = words.findIndex((word) => EACH.test(word));
  if (each >= 0) {
    const next = words[each + 1];
    const isGroup =
      next !== undefined && !isVerb(next) && /^\p{L}{3,}$/u.test(next) && !PRONOUN.test(next);
    const group = isGroup ? next : null;
    return rate(
      group,
      numbers.findLast(({ noun }) => !isSameNoun(noun, group)),
    );
  }
  const always = words.findIndex((word) => ALWAYS.test(word));
  if (always >= 0 && numbers.length > 0) {
    const isBehind = /^(?:zu|mit|von)$/.test(words[always - 1] ?? '');
    const group = isBehind && !isVerb(words[always - 2] ?? '') ? words[always - 2] : undefined;
    const isNamed = group !== undefined && /^\p{L}{3,}$/u.test(group);
    return rate(
      isNamed ? group : numbers.length > 1 ? (numbers[0]?.noun ?? null) : null,
      numbers.at(-1),
    );
  }
  const [rows, inRow, ...more] = numbers;
  if (
    rows?.noun &&
    inRow?.noun &&
    more.length === 0 &&
    words.includes('mit') &&
    inRow.at === rows.end + 1
  )
    return rate(rows.noun, inRow);
  if (deed === 'cost' && words[0] === 'eins' && numbers.length > 0)
    return rate(null, numbers.at(-1));
  const timely = words.find((word) => Object.hasOwn(TIMELY, word));
  if (timely) return rate(TIMELY[timely] ?? null, numbers.at(-1));
  const time = words.findIndex(
    (word, at) =>
      TIME.test(word) &&
      (IN_TIME.test(words[at - 1] ?? '') ||
        (/^(?:der|einer|einem|ner)$/.test(words[at - 1] ?? '') &&
          /^in$/.test(words[at - 2] ?? ''))),
  );
  const timed = words[time];
  if (timed !== undefined && numbers.length === 1 && isAskedOrCounted(timed, clause, clauses))
    return rate(timed, numbers[0]);
  const priced = pricesOf(clause, numbers).filter(([group]) =>
    isAskedOrCounted(group, clause, clauses),
  );
  if (priced.length > 0) return priced.flatMap(([group, amount]) => rate(group, amount));
  const one = amounts.find(
    ({ isArticle, noun }) => isArticle && noun !== null && isAskedOrCounted(noun, clause, clauses),
  );
  if (one && numbers.length === 1 && deed !== 'lose') return rate(one.noun, numbers[0]);
  return [];
}

/** "Ein Heft kostet 2 Euro", "das Eis kostet 1 Euro", "für Kinder 3 Euro": the price of one. */
function pricesOf({ words, deed, subject, amounts }: Clause, numbers: readonly Amount[]) {
  const prices = numbers.filter(({ dimension }) => dimension === 'money');
  const [price] = prices;
  if (deed !== 'cost' || !price || prices.length !== numbers.length) return [];
  const who = words.indexOf('für');
  const group =
    (who >= 0 ? words.slice(who + 1).find((word) => word.length > 3 && !/^\d/.test(word)) : null) ??
    amounts.find(({ isArticle, noun }) => isArticle && noun !== null)?.noun ??
    subject;
  return group && !PRONOUN.test(group) ? [[group, price] as const] : [];
}

/** A group is counted elsewhere, or its number is asked for; "wie lang ist das Seil" asks of that one. */
function isAskedOrCounted(noun: string, own: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some(
    (clause) =>
      clause !== own &&
      (clause.amounts.some(
        (amount) =>
          !amount.isArticle &&
          (isSameNoun(amount.noun, noun) ||
            amount.units.some((unit) => unit === noun.toLowerCase())),
      ) ||
        (clause.isQuestion &&
          clause.words.some(
            (word, at) =>
              isSameNoun(word, noun) && /^(?:wie)?vielen?$/.test(clause.words[at - 1] ?? ''),
          )) ||
        (clause.isQuestion && TIME.test(noun) && clause.words.includes('lange'))),
  );
}
