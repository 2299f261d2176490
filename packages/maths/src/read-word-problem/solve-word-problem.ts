import { solveAgesTogether } from './by-kind/ages-together.ts';
import { shareWithFriends } from './by-kind/share-with-friends.ts';
import { solveAge } from './by-kind/solve-age.ts';
import { solveBirth } from './by-kind/solve-birth.ts';
import { readRate, solveSharing } from './by-kind/solve-groups.ts';
import { solveMoney } from './by-kind/solve-money.ts';
import { solveOwners, solveParts } from './by-kind/solve-parts.ts';
import { asksHowOften, solveRate } from './by-kind/solve-rate.ts';
import { readRelation } from './by-kind/solve-relations.ts';
import { solveStory } from './by-kind/solve-story.ts';
import { solveTime } from './by-kind/solve-time.ts';
import { plainNumbers } from './equations/prepare.ts';
import { asksTwice, solveEquations } from './equations/solve-equations.ts';
import { withSpokenCounts } from './equations/spoken-counts.ts';
import { saysSame, tellSolution } from './equations/tell-solution.ts';
import { solveEvents } from './events.ts';
import { solveHandingOn } from './handing-on/solve-handing-on.ts';
import { isSensible, usesCounts } from './is-sensible.ts';
import { withPlainLosses } from './plain-losses.ts';
import { type Clause, numbersOf, readClauses } from './read-clauses.ts';
import { type Asking, readAsking } from './read-step.ts';
import { readSurely } from './read-surely.ts';
import { solveNumberRiddle } from './shapes/number-riddle.ts';
import { plainProblem } from './shapes/plain-problem.ts';
import { solveSchool, solveShapes } from './shapes/solve-shapes.ts';
import { type Known, multiply, type Story, toKnown } from './story.ts';
import { finish, finishMoney, finishSharing, withoutDeedAsUnit } from './tell-answer.ts';
import { withQuestion } from './with-question.ts';
import { type PartReading, readAskedPart } from './worksheet/read-asked-part.ts';

const ASKS_EACH =
  /(?<!\p{L})(?:was|wie ?viele?|wie lang|wie schwer)(?!\p{L})[^.!?]*(?<!\p{L})(?:jede[rsnm]?|pro (?:kind|person|kopf))(?!\p{L})[^.!?]*\??\s*$/iu;
const IS_SHARED = /(?<!\p{L})(?:teilen|teilt|verteil\p{L}*|aufgeteilt|geteilt|gerecht)(?!\p{L})/iu;

/** "Was zahlt jeder?" is not answered by what all pay together. */
const leavesUnshared = (text: string, solved: string) =>
  ASKS_EACH.test(text) && IS_SHARED.test(text) && !/geteilt|hälfte|drittel/iu.test(solved);

/** What became of a text: solved with its way, a problem that was not understood, or no problem at all. */
export type WordProblemReading =
  | { kind: 'solved'; text: string }
  | { kind: 'unclear' }
  | { kind: 'none' };

const LONGEST = 1_000;
/** "Wenn ich 4 Jahre älter wäre" is read as equations only. */
const IS_UNREAL =
  /(?<!\p{L})(?:älter|jünger|mehr|weniger) (?:wär|hätt)|(?<!\p{L})so alt wie(?!\p{L}).*(?<!\p{L})(?:in|vor) \p{L}+ jahren(?!\p{L})(?!.*wenn)/iu;
const NOT_READ: WordProblemReading = { kind: 'unclear' };
/** How many legs a thing has is known, and only in the way of what is asked. */
const PARTS_TOLD =
  /(?:^|(?<=[.!] ))ein(?:e)? \p{L}+ hat (?:\d+|\p{L}+) beine(?:,? (?:und )?ein(?:e)? \p{L}+ (?:hat )?(?:nur )?(?:\d+|\p{L}+)(?: beine)?)?[.,] (?=.*wie ?viele beine)/giu;
const ASKS =
  /(?<!\p{L})(?:wie ?viele?n?|wie (?:alt|lange|schwer|groß|lang|teuer|weit|hoch|oft)|wann|welche[rn]? (?:wochen)?tag|was ist das für eine zahl|welche zahl|wie heißt (?:die|meine) zahl|was (?:krieg|bekomm)\p{L}* (?:ich|er|sie|wir)|was (?:ist|bleibt) (?:noch |dann )*(?:übrig|frei|da|drin)|was müssen|welcher (?:bruchteil|bruch|teil)|was kosten|was kostet|was (?:muss|(?:be)?zahl\p{L}*|macht das)|was bleibt|bleibt (?:da |noch |dann )?(?:was|etwas|eins|einer|welche)|was (?:krieg|bekomm)\p{L}* \p{L}+|reicht (?:das|es|sein|ihr|mein)|wie warm|wie kalt|wo ist)(?!\p{L})/iu;

/**
 * Reads a word problem as it is spoken, with or without marks, and solves it with the way shown. Every
 * number that was said must be part of the solution: where one is left over, the problem was not
 * understood, and nothing is guessed. It is read by who has what, by how it is told, and as equations; where the
 * last two differ the problem is asked for again.
 */
export function solveWordProblem(said: string): WordProblemReading {
  const found = readSaid(said);
  return found.kind === 'solved'
    ? { kind: 'solved', text: withoutDeedAsUnit(found.text, said) }
    : found;
}

function readSaid(said: string): WordProblemReading {
  const { part, worksheet, reading, equations, isAgreed } = readAllWays(said);
  if (part !== null) return part;
  if (worksheet !== null) return { kind: 'solved', text: worksheet };
  if (equations === null) return reading;
  if (reading.kind !== 'solved') return { kind: 'solved', text: equations };
  return isAgreed ? reading : NOT_READ;
}

/**
 * The readings, each by itself; what makes no sense was not understood. The worksheet takes few problems,
 * and those surely.
 */
export function readAllWays(said: string): {
  /** Of a question for a part of what was told; it goes before all others. */
  part: PartReading;
  worksheet: string | null;
  reading: WordProblemReading;
  equations: string | null;
  isAgreed: boolean;
} {
  const told = withPlainLosses(plainNumbers(withSpokenCounts(said)));
  const part =
    solveBirth(told) ??
    solveAgesTogether(told) ??
    solveHandingOn(told) ??
    surely(shareWithFriends(told)) ??
    surely(solveSchool(told)) ??
    surely(told.length > LONGEST ? null : solveNumberRiddle(plainProblem(told))) ??
    readAskedPart(told);
  const worksheet = readSurely(told);
  const read = IS_UNREAL.test(told) ? NOT_READ : readTold(told);
  const reading = read.kind === 'solved' && !isSensible(told, read.text) ? NOT_READ : read;
  const solved = told.length > LONGEST ? null : solveEquations(told);
  const text = solved && tellSolution(solved);
  const equations = text !== null && isSensible(told, text) && usesCounts(told, text) ? text : null;
  const isAgreed =
    equations !== null &&
    solved !== null &&
    reading.kind === 'solved' &&
    saysSame(reading.text, solved);
  return { part, worksheet, reading, equations, isAgreed };
}

const surely = (text: string | null): PartReading =>
  text === null ? null : { kind: 'solved', text };

function readTold(told: string): WordProblemReading {
  // "Um 20 Uhr ein" is when somebody falls asleep, not a minute past.
  const read = told
    .replace(/(?<=\d uhr) ein(?=\s)/giu, '')
    .replace(/(\d+)-(euro|cent)-(?:scheine?|stück|münze)(?!\p{L})/giu, '$1 $2')
    // "Doppelt so alt, wie alt ist er": as old as who is told of.
    .replace(/(?<= so )(alt|viele?|groß|lang|schwer|teuer) (?=wie \1)/giu, '$1. ')
    .replace(PARTS_TOLD, '')
    // "In der 3. Klasse" counts nothing.
    .replace(/(?<=(?:der|die|einer|ner) )\d+\.?(?= ?klasse)/giu, '')
    .replace(/(?<=klasse) \d(?:[a-d])?(?!\d)/giu, '')
    .replace(/(?<=woche.*)(?:einem|1) halben jahr(?!\p{L})/giu, '26 wochen')
    .replace(/(?<=woche.*)(?:einem|1) jahr(?!\p{L})/giu, '52 wochen')
    .replace(/(?<!\p{L})(?:ein(?:em?)?|1) (halbes )?dutzend(?!\p{L})/giu, (_, half) =>
      half ? '6' : '12',
    );
  const text = ASKS.test(read) ? read : withQuestion(read);
  if (text === null || text.length > LONGEST) return { kind: 'none' };
  const puzzle = solveShapes(text);
  if (puzzle !== null && /quadrat/iu.test(text)) return { kind: 'solved', text: puzzle };
  if (asksTwice(text)) return { kind: countsSomething(text) ? 'unclear' : 'none' };
  const shaped = solveShapes(text);
  if (shaped !== null) return { kind: 'solved', text: shaped };
  const time = solveTime(text);
  if (time !== null) return { kind: 'solved', text: time };
  const clauses = readClauses(text);
  const question = clauses.findLast(({ isQuestion }) => isQuestion);
  const numbers = clauses.flatMap(numbersOf);
  const relations = clauses.filter((clause) => readRelation(clause)?.kind === 'times').length;
  if (!question || numbers.length === 0) return { kind: 'none' };
  const all: Story = {
    clauses: clauses.filter((clause) => !clause.isQuestion || clause.amounts.length > 0),
    question,
    units: [...new Set(numbers.flatMap(({ units }) => units))],
    steps: [],
  };
  const solved = sensible(text, solveEvents(text)) ?? sensible(text, solve(all, clauses));
  if (solved !== null && leavesUnshared(text, solved)) return { kind: 'unclear' };
  if (solved !== null) return { kind: 'solved', text: solved };
  const isProblem =
    numbers.length + relations > 1 &&
    clauses.some(({ deed, isQuestion }) => deed !== null && !isQuestion);
  return isProblem ? { kind: 'unclear' } : { kind: 'none' };
}

const sensible = (text: string, solved: string | null) =>
  solved !== null && isSensible(text, solved) && usesCounts(text, solved) ? solved : null;

/** "Wie alt wird ein Hund und was frisst er?" holds no number. */
const countsSomething = (text: string) => readClauses(text).flatMap(numbersOf).length > 0;

function solve(story: Story, clauses: readonly Clause[]): string | null {
  const numbers = clauses.flatMap(numbersOf);
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
  if (story.question.words.some((word) => COMBINATIONS.test(word))) {
    const choices = fresh();
    const found = countCombinations(choices, counted);
    return found && usesAll(found) ? finish(choices, found, readAsking(story.question)) : null;
  }
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
  if (numbers.some(({ dimension }) => dimension === 'money') && !asksHowOften(rate, story)) {
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
  if (asksUntoldTime(found.asking, clauses)) return null;
  return finish(told, found.known, found.asking);
}

const TIME_NOUN = /^(?:tag|woche|monat|jahr|stunde|minute|sekunde)(?:e|en|n)?$/;
/** Of biscuits and brothers no number of days comes out. */
const asksUntoldTime = ({ noun }: Asking, clauses: readonly Clause[]) =>
  noun !== null &&
  TIME_NOUN.test(noun) &&
  !clauses.some(
    ({ isQuestion, words, amounts }) =>
      !isQuestion &&
      (words.some((word) => TIME_NOUN.test(word) || /(?:tag|woche)s?$/.test(word)) ||
        amounts.some(({ dimension }) => dimension === 'time')),
  );

const COMBINATIONS = /^(?:möglichkeit|kombination|zusammenstellung|art|weise|outfit)(?:en|n|s)?$/;

/** "3 Hosen und 4 Hemden, wie viele Möglichkeiten?": each goes with each. */
function countCombinations(story: Story, counted: readonly Known[]): Known | null {
  const [first, ...others] = counted;
  if (!first || others.length === 0 || counted.some(({ noun }) => noun === null)) return null;
  return others.reduce<Known | null>(
    (product, other) => product && multiply(story, product, { ...other, noun: 'Möglichkeiten' }),
    first,
  );
}
