import type { Amount } from '../read-amounts.ts';
import { type Clause, numbersOf } from '../read-clauses.ts';
import { readAsking } from '../read-step.ts';
import { divide, isSameNoun, type Known, multiply, type Story, toKnown } from '../story.ts';
import { readUnit } from '../units.ts';
import { isVerb } from '../verbs.ts';

const EACH = /^(?:jede[nmrs]?|je|jeweils|pro|immer|à|alle)$/;

interface Rate {
  amount: Amount;
  /** What each one of is meant: "tüte"; null where it is not said. */
  group: string | null;
  clause: Clause;
}

/** "In jeder Tüte sind 6", "je 6", "ein Heft kostet 2 Euro": so much for each. */
export function readRate(clauses: readonly Clause[]): Rate | null {
  for (const clause of clauses) {
    const at = clause.words.findIndex((word) => EACH.test(word));
    const numbers = numbersOf(clause);
    const price = numbers.find(({ dimension }) => dimension === 'money');
    if (at >= 0 && !(clause.isQuestion && numbers.length === 0)) {
      const word = clause.words[at] ?? '';
      const group = /^(?:je|jeweils|immer|à)$/.test(word) ? null : groupAfter(clause.words, at);
      const amount = /^(?:je|jeweils|à|immer)$/.test(word)
        ? (price ?? numbers.at(-1))
        : (price ?? numbers.findLast(({ noun }) => !isSameNoun(noun, group)));
      if (amount && !(word === 'alle' && clause.isQuestion)) return { amount, group, clause };
    }
    const one = clause.amounts.find(
      ({ isArticle, noun }) => isArticle && noun !== null && isNamedAgain(noun, clause, clauses),
    );
    if (
      one &&
      numbers.length === 1 &&
      numbers[0] &&
      clause.words.some((word) =>
        /^(?:kostet|hat|haben|sind|liegen|stecken|stehen|sitzen|wohnen|braucht|wiegt|läuft|rennt|schwimmt|fährt|geht|springt|passen|passt|fasst|fassen|schafft|trägt|legt|bekommt|frisst|isst|dauert|trinkt|ist)$/.test(
          word,
        ),
      )
    ) {
      return { amount: numbers[0], group: one.noun, clause };
    }
    const inRows = readRows(clause);
    if (inRows) return inRows;
    const time = readTimeGroup(clause.words);
    if (time && numbers[0] && numbers.length === 1)
      return { amount: numbers[0], group: time, clause };
  }
  return null;
}

/** "5 Reihen mit 9 Stühlen": so many in each, without a word for it. */
function readRows(clause: Clause): Rate | null {
  const [rows, each, ...others] = clause.amounts;
  const isRows =
    rows?.noun &&
    each?.noun &&
    others.length === 0 &&
    rows.value > 1 &&
    each.at === rows.end + 1 &&
    clause.words.includes('mit') &&
    !isSameNoun(rows.noun, each.noun);
  return isRows ? { amount: each, group: rows.noun, clause } : null;
}

/** "jede Tüte"; null for "jedes legt 2 Eier". */
function groupAfter(words: readonly string[], at: number): string | null {
  const next = words[at + 1];
  return next === undefined || isVerb(next) || !/^\p{L}{3,}$/u.test(next) ? null : next;
}

function isNamedAgain(noun: string, own: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some(
    (clause) =>
      clause !== own &&
      (clause.amounts.some((amount) => !amount.isArticle && isSameNoun(amount.noun, noun)) ||
        (clause.isQuestion && isSameNoun(readAsking(clause).noun, noun))),
  );
}

/** "3 Meter am Tag", "60 Kilometer in der Stunde", "täglich". */
function readTimeGroup(words: readonly string[]): string | null {
  if (words.includes('täglich')) return 'tag';
  const at = words.findIndex(
    (word, index) =>
      /^(?:tag|stunde|minute|woche|monat|jahr)$/.test(word) &&
      /^(?:am|pro|der|einer|einem|im|die|den)$/.test(words[index - 1] ?? ''),
  );
  return at < 0 ? null : (words[at] ?? null);
}

/** Hours count as groups where something happens so often in an hour. */
function asCount(known: Known, group: string | null): Known {
  const unit = group === null ? undefined : readUnit(group);
  if (known.dimension !== 'time' || unit?.dimension !== 'time') return known;
  return { ...known, value: known.value / unit.size, dimension: null, noun: group };
}

/** So many groups of so many each: the whole, or how many groups it makes. */
export function solveGroups(
  story: Story,
  rate: Rate,
  others: Known[],
): { known: Known; rest: number; isGroups: boolean } | null {
  const [only] = others;
  if (!only || others.length !== 1) return null;
  const other = asCount(only, rate.group);
  const asking = readAsking(story.question);
  const each = toKnown(rate.amount);
  const isOfGroup = isSameNoun(other.noun, rate.group);
  const asksGroups =
    !isOfGroup &&
    ((asking.noun !== null && isSameNoun(asking.noun, rate.group)) ||
      isSameNoun(other.noun, rate.amount.noun) ||
      (rate.amount.noun === null &&
        rate.group === null &&
        rate.clause.words.some((word) => isSameNoun(word, asking.noun))) ||
      (each.dimension !== null && each.dimension === other.dimension) ||
      // "In jeden passen 8, wie viele Busse braucht man?"
      (rate.group === null &&
        rate.amount.noun === null &&
        asking.noun !== null &&
        !isSameNoun(asking.noun, other.noun) &&
        story.question.words.some((word) => /^brauch|^nötig|^benötig/.test(word))));
  if (asksGroups) {
    const parts = divide(story, other, each);
    return (
      parts && {
        known: { ...parts.known, noun: asking.noun ?? rate.group },
        rest: parts.rest,
        isGroups: true,
      }
    );
  }
  if (
    !isOfGroup &&
    rate.group !== null &&
    other.noun !== null &&
    !isLikely(rate.group, other, story)
  )
    return null;
  const known = multiply(story, other, each);
  return (
    known && {
      known: { ...known, noun: rate.amount.noun ?? nounOf(asking.noun) },
      rest: 0,
      isGroups: false,
    }
  );
}

const nounOf = (noun: string | null) =>
  noun && !/^(?:hat|haben|sind|gibt|ist|kostet|muss|sie|er|es|ich)$/.test(noun) ? noun : null;

/** "3 Kinder … jedes hat 4": the group is not named again. */
function isLikely(group: string, { noun }: Known, { question }: Story): boolean {
  const isVerb =
    /^(?:hat|haben|bekommt|kriegt|ist|isst|kostet|sind|passen|sitzen|braucht|wiegt|kauft|von|davon|findet|malt|bringt|sammelt|trägt|zahlt)$/.test(
      group,
    );
  return isVerb && !isSameNoun(noun, readAsking(question).noun);
}

const SHARES = /^(?:jede[nmrs]?|pro|je)$/;

/** "12 Bonbons auf 4 Kinder verteilt": how many each of them gets. */
export function solveSharing(
  story: Story,
  amounts: Known[],
): { known: Known; rest: number; isWithOneself: boolean } | null {
  const [whole, by] = amounts;
  if (!whole || !by || amounts.length !== 2) return null;
  const isShared =
    story.clauses.some(({ deed }) => deed === 'share') ||
    story.question.deed === 'share' ||
    story.clauses.some(({ words }) =>
      words.some((word) => /^(?:gleich|gleichmäßig|gerecht)$/.test(word)),
    );
  const asksEach = [...story.clauses, story.question].some(
    ({ words, amounts: own }) => own.length === 0 && words.some((word) => SHARES.test(word)),
  );
  if (!isShared && !asksEach) return null;
  const [large, count] =
    whole.value >= by.value || whole.dimension !== null ? [whole, by] : [by, whole];
  const clause = story.clauses.find(({ amounts: own }) =>
    own.some(({ at }) => count.from.includes(at)),
  );
  const place = clause?.words.indexOf('mit') ?? -1;
  const isWithOneself =
    isShared &&
    place >= 0 &&
    clause?.subject !== null &&
    !/^(?:man|mutter|mama|lehrerin)$/.test(clause?.subject ?? '');
  const people = isWithOneself ? { ...count, value: count.value + 1 } : count;
  if (isWithOneself) story.steps.push(`Mit dem Kind, das teilt, sind es ${people.value}.`);
  const parts = divide(story, large, people);
  // A litre for five is less than one each, and not none.
  return parts && parts.known.value > 0 ? { ...parts, isWithOneself } : null;
}
