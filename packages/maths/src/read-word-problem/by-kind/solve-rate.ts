import { type Clause, numbersOf } from '../read-clauses.ts';
import { readAsking } from '../read-step.ts';
import { combine, isSameNoun, multiply, type Story, toKnown } from '../story.ts';
import { type readRate, solveGroups } from './solve-groups.ts';
import { solveStory } from './solve-story.ts';

/** "Jede Woche 3 Euro … wie viele Wochen?" asks for the times, not for money. */
export function asksHowOften(rate: ReturnType<typeof readRate>, { question }: Story): boolean {
  const isTime = /^(?:tag|woche|monat|jahr|stunde)$/.test(rate?.group ?? '');
  const { noun } = readAsking(question);
  return (
    isTime &&
    (isSameNoun(noun, rate?.group ?? null) || /^wie lange?/.test(question.words.join(' ')))
  );
}

/** "Ich gebe jedem meiner 3 Freunde 2 von 12": what is given goes away from what one had. */
function giveToEach(
  story: Story,
  rate: NonNullable<ReturnType<typeof readRate>>,
  others: readonly { clause: Clause; amount: Clause['amounts'][number] }[],
) {
  const people = others.find(({ clause }) => clause === rate.clause);
  const whole = others.find((other) => other !== people);
  const isGiven = rate.clause.deed === 'give' || rate.clause.deed === 'lose';
  if (!people || !whole || others.length !== 2 || !isGiven || !readAsking(story.question).isRest)
    return null;
  const given = multiply(story, toKnown(people.amount), { ...toKnown(rate.amount), noun: null });
  const left = given && combine(story, toKnown(whole.amount), 'minus', given);
  return left && { known: left, rest: 0, isGroups: false };
}

/** Groups first; what happens afterwards goes on with their sum. */
export function solveRate(
  story: Story,
  rate: NonNullable<ReturnType<typeof readRate>>,
  clauses: readonly Clause[],
) {
  const others = clauses
    .flatMap((clause) => numbersOf(clause).map((amount) => ({ clause, amount })))
    .filter(({ amount }) => amount !== rate.amount);
  const given = giveToEach(story, rate, others);
  if (given) return given;
  const [first, ...later] = others;
  const isWeek = rate.group === 'tag' && clauses.some(({ words }) => words.includes('woche'));
  if (!first && isWeek) {
    const week = { value: 7, dimension: null, noun: 'Tag', owner: null, from: [] };
    return solveGroups(story, rate, [week]);
  }
  if (!first || first.amount.isShare) return null;
  const groups = solveGroups(story, rate, [toKnown(first.amount, first.clause.subject)]);
  if (!groups) return null;
  const asking = readAsking(story.question);
  // "3 Katzen, jede hat 4 Babys, wie viele Katzen insgesamt?": those that were there count as well.
  if (
    later.length === 0 &&
    asking.isTotal &&
    !groups.isGroups &&
    isSameNoun(asking.noun, rate.group)
  ) {
    const known = combine(story, groups.known, 'plus', toKnown(first.amount));
    return known && { known, rest: 0, isGroups: false };
  }
  if (later.length === 0) return groups;
  const isLater = later.every(({ clause }) => clause !== first.clause && clause !== rate.clause);
  if (!isLater || groups.isGroups) return null;
  const whole = {
    ...first.amount,
    value: groups.known.value,
    dimension: groups.known.dimension,
    noun: groups.known.noun,
  };
  const start: Clause = { ...first.clause, deed: 'have', amounts: [whole] };
  const rest: Story = {
    ...story,
    clauses: [
      start,
      ...clauses.filter(
        (clause) => !clause.isQuestion && later.some((one) => one.clause === clause),
      ),
    ],
  };
  const found = solveStory(rest);
  return (
    found && {
      known: { ...found.known, from: [...found.known.from, ...groups.known.from] },
      rest: 0,
      isGroups: false,
    }
  );
}
