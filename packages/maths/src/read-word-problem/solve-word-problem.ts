import { type Clause, readClauses } from './read-clauses.ts';
import { type Asking, readAsking } from './read-step.ts';
import { solveAge } from './solve-age.ts';
import { readRate, solveGroups, solveSharing } from './solve-groups.ts';
import { solveMoney } from './solve-money.ts';
import { solveOwners, solveParts } from './solve-parts.ts';
import { readRelation } from './solve-relations.ts';
import { solveStory } from './solve-story.ts';
import { solveTime } from './solve-time.ts';
import { type Known, type Story, say, toKnown } from './story.ts';
import { sayNumber } from './units.ts';

/** What became of a text: solved with its way, a problem that was not understood, or no problem at all. */
export type WordProblemReading =
  | { kind: 'solved'; text: string }
  | { kind: 'unclear' }
  | { kind: 'none' };

const LONGEST = 1_000;
const ASKS =
  /(?<!\p{L})(?:wie ?viele?n?|wie (?:alt|lange|schwer|groß|lang|teuer|weit|hoch|oft)|wann|was kosten|was kostet|was (?:muss|zahlt|bezahlt)|was bleibt|reicht das)(?!\p{L})/iu;

/**
 * Reads a word problem as it is spoken, with or without marks, and solves it with the way shown. Every
 * number that was said must be part of the solution: where one is left over, the problem was not
 * understood, and nothing is guessed.
 */
export function solveWordProblem(text: string): WordProblemReading {
  if (text.length > LONGEST || !ASKS.test(text)) return { kind: 'none' };
  const time = solveTime(text);
  if (time !== null) return { kind: 'solved', text: time };
  const clauses = readClauses(text);
  const question = clauses.findLast(({ isQuestion }) => isQuestion);
  const numbers = clauses
    .flatMap(({ amounts }) => amounts)
    .filter(({ isArticle, dimension }) => !isArticle || dimension !== null);
  const relations = clauses.filter((clause) => readRelation(clause)?.kind === 'times').length;
  if (!question || numbers.length === 0) return { kind: 'none' };
  const all: Story = {
    clauses: clauses.filter((clause) => !clause.isQuestion || clause.amounts.length > 0),
    question,
    units: [...new Set(numbers.flatMap(({ units }) => units))],
    steps: [],
  };
  const solved = solve(all, clauses);
  if (solved !== null) return { kind: 'solved', text: solved };
  const isProblem =
    numbers.length + relations > 1 &&
    clauses.some(({ deed, isQuestion }) => deed !== null && !isQuestion);
  return isProblem ? { kind: 'unclear' } : { kind: 'none' };
}

function solve(story: Story, clauses: readonly Clause[]): string | null {
  const numbers = clauses
    .flatMap(({ amounts }) => amounts)
    .filter(({ isArticle, dimension }) => !isArticle || dimension !== null);
  const usesAll = ({ from }: Known) => numbers.every(({ at }) => from.includes(at));
  const fresh = (): Story => ({
    ...story,
    clauses: story.clauses.filter((clause) => clause !== story.question),
    steps: [],
  });

  const parts = fresh();
  const legs = solveParts(parts, clauses);
  if (legs) return finish(parts, legs, readAsking(story.question));
  const grown = fresh();
  const age = solveAge(grown, clauses);
  if (age) return usesAll(age) ? finish(grown, age, readAsking(story.question)) : null;
  const counted = numbers.map((amount) => toKnown(amount));
  if (counted.length === 1 && counted[0]) {
    const owners = fresh();
    const known = solveOwners(owners, counted[0]);
    if (known) return finish(owners, known, readAsking(story.question));
  }
  const shared = fresh();
  const rate = readRate(clauses);
  const sharing =
    rate === null || clauses.some(({ deed }) => deed === 'share')
      ? solveSharing(shared, counted)
      : null;
  if (sharing && usesAll(sharing.known)) return finishSharing(shared, sharing);
  if (numbers.some(({ dimension }) => dimension === 'money')) {
    const shop = fresh();
    const bought = solveMoney(shop);
    if (bought && usesAll(bought.known)) return finishMoney(shop, bought);
  }
  if (rate) {
    const groups = fresh();
    const found = solveRate(groups, rate, clauses);
    if (found && usesAll(found.known))
      return finish(groups, found.known, readAsking(story.question), found.rest);
    return null;
  }
  const told = fresh();
  const found = solveStory(told);
  if (!found || !usesAll(found.known) || told.steps.length === 0) return null;
  // "How many are still there" after nothing but more and more was misunderstood.
  const isOnlyMore = told.steps.every((step) => step.includes(' plus '));
  if (isOnlyMore && found.asking.isRest && !found.asking.isStart) return null;
  return finish(told, found.known, found.asking);
}

/** Groups first; what happens afterwards goes on with their sum. */
function solveRate(
  story: Story,
  rate: NonNullable<ReturnType<typeof readRate>>,
  clauses: readonly Clause[],
) {
  const others = clauses
    .flatMap((clause) => clause.amounts.map((amount) => ({ clause, amount })))
    .filter(
      ({ amount }) => amount !== rate.amount && (!amount.isArticle || amount.dimension !== null),
    );
  const [first, ...later] = others;
  const isWeek = rate.group === 'tag' && clauses.some(({ words }) => words.includes('woche'));
  if (!first && isWeek) {
    const week = { value: 7, dimension: null, noun: 'Tag', owner: null, from: [] };
    return solveGroups(story, rate, [week]);
  }
  if (!first || first.amount.isShare) return null;
  const groups = solveGroups(story, rate, [toKnown(first.amount, first.clause.subject)]);
  if (!groups || later.length === 0) return groups;
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

function finish(story: Story, known: Known, asking: Asking, rest = 0): string {
  const amount = say(story, known.value, known.dimension);
  const noun = nounFor(story, known, asking);
  const amountOf =
    known.dimension === null && noun !== '' && known.value !== 1 ? `${amount} ${noun}` : amount;
  const leftOver =
    rest > 0 ? ` ${rest === 1 ? '1 bleibt' : `${say(story, rest, null)} bleiben`} übrig.` : '';
  return `${shown(story.steps)} ${known.value === 1 && known.dimension === null ? `Die Lösung ist 1.` : `Es sind ${amountOf}.`}${leftOver}`;
}

/** The noun of the question where it has one, as a noun is written. */
function nounFor({ question }: Story, { noun }: Known, asking: Asking): string {
  const isNoun =
    asking.noun !== null &&
    /^\p{L}{3,}$/u.test(asking.noun) &&
    !/^(?:hat|haben|habe|hast|sind|bleiben|bleibt|gibt|ist|war|hatte|hatten|hattest|waren|bekommt|fehlen|muss|kann|kosten|sie|ich|noch|jetzt|davon|dann|übrig|passen|hab|kriegt|liegen|sitzen|stehen|zusammen|insgesamt|leute.|braucht|brauchen|brauche|isst|habt|müssen|werden|wurden|hätte|bekomme|bekommen)$/u.test(
      asking.noun,
    );
  const name = question.words.includes('alt') ? 'Jahre' : isNoun ? asking.noun : noun;
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : '';
}

function finishSharing(story: Story, { known, rest }: { known: Known; rest: number }): string {
  const each = `Jeder bekommt ${say(story, known.value, known.dimension)}.`;
  const left = rest > 0 ? ` ${rest === 1 ? '1 bleibt' : `${sayNumber(rest)} bleiben`} übrig.` : '';
  return `${shown(story.steps)} ${each}${left}`;
}

function finishMoney(story: Story, { known, ending }: { known: Known; ending: string }): string {
  const amount = say(story, known.value, known.dimension);
  const last: Record<string, string> = {
    count: `Das Geld reicht für ${amount}.`,
    price: `Das kostet ${amount}.`,
    missing: `Es fehlen noch ${amount}.`,
    rest: `Es bleiben ${amount} übrig.`,
  };
  return `${shown(story.steps)} ${last[ending] ?? ''}`.trim();
}

function shown(steps: readonly string[]): string {
  const words = steps.length > 1 ? ['Erst: ', 'Dann: '] : [];
  return steps
    .map(
      (step, index) =>
        `${words[Math.min(index, 1)] ?? ''}${words.length > 0 ? step : `${step.charAt(0).toUpperCase()}${step.slice(1)}`}`,
    )
    .join(' ');
}
