import { readRelation } from '../by-kind/solve-relations.ts';
import { type Clause, numbersOf, readClauses } from '../read-clauses.ts';
import { goalQuantity } from './asked-quantity.ts';
import type { Quantity, Solved } from './ledger.ts';
import { plainNumbers, prepare } from './prepare.ts';
import { addChain, inRate, known, type Problem, startProblem, unknown } from './problem.ts';
import { type Goal, readGoal } from './read-goal.ts';
import { IN_YEARS } from './story-words.ts';
import { tell } from './tell-clause.ts';

const ASKS_TWICE =
  /(?<!\p{L})wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)(?!\p{L})[^.!?]*(?:,|\?)? und (?:wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)|wann|was)(?!\p{L})(?!.*(?:bleib|übrig))/iu;

/** Of two questions one number answers one at most: "Wie alt ist er, und wie alt war er …?" */
export const asksTwice = (text: string) => ASKS_TWICE.test(text);

const MOST_NUMBERS = 8;
const ASKS = /^(?:wie|wieviel\p{L}*|was|wann)$/u;
/** Clocks are read elsewhere. */
const CLOCK = /(?<!\p{L})(?:uhr|halb \p{L}+ (?:los|an|auf)|viertel (?:vor|nach))(?!\p{L})/iu;
/** What is asked of other things than are told of: legs of cows, ways to dress. */
const OTHER_THING =
  /^(?:\p{L}*beine?n?|\p{L}*füße|pfoten|räder|reifen|ecken|finger|zehen|ohren|augen|flügel|arten|möglichkeiten|kombinationen|outfits|wege|umfang|fläche|flächeninhalt)$/u;
/** "Ich brauche 30": what is needed is no part of what is there. */
const NEEDS = /^(?:brauch(?:e|t|en)?|benötig(?:e|t|en)?)$/;
/** A garden that is long and wide has an outline and an area. */
const HAS_TWO_SIDES =
  /(?<!\p{L})(?:lang|hoch|tief)(?!\p{L}).*(?<!\p{L})breit(?!\p{L})|(?<!\p{L})breit(?!\p{L}).*(?<!\p{L})(?:lang|hoch|tief)(?!\p{L})/iu;

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
  const solved = solve(startProblem(clauses, question, goal));
  if (solved === null || solved.steps.length === 0) return null;
  const units = [...new Set(all.flatMap((amount) => amount.units))];
  return all.every(({ at }) => solved.from.has(at)) ? { ...solved, goal, question, units } : null;
}

function solve(problem: Problem): Solved | null {
  const questionAt = problem.clauses.indexOf(problem.question);
  for (const [at, clause] of problem.clauses.entries()) {
    if (
      clause === problem.question ||
      (at > questionAt && numbersOf(clause).length > 0 && isMoreAsked(problem, clause))
    )
      continue;
    if (!tell(problem, clause)) return null;
  }
  for (const { final, states } of problem.chains) {
    const end = states.at(-1);
    if (!final || !end) continue;
    end.value = final.value;
    end.at = final.at;
  }
  if (!problem.relations.every((relation) => relation())) return null;
  if (!tellQuestion(problem)) return null;
  const asked = goalQuantity(problem);
  return asked && problem.ledger.solve(inYears(problem, asked));
}

/** "Was zahlen 2 Erwachsene und 3 Kinder?": the problem.question goes on. */
const isMoreAsked = (problem: Problem, { words, amounts }: Clause) =>
  words[0] === 'und' && amounts.every((amount) => !problem.rateAmounts.has(amount));

function inYears(problem: Problem, age: Quantity): Quantity {
  if (problem.years === null) return age;
  const then = unknown(problem, age);
  if (problem.years.isPast) problem.ledger.relate('sum', age, then, problem.years.by);
  else problem.ledger.relate('sum', then, age, problem.years.by);
  return then;
}

/** "Was kosten drei Kugeln?", "nach 8 Wochen": numbers of the problem.question. */
function tellQuestion(problem: Problem): boolean {
  const numbers = problem.clauses
    .slice(problem.clauses.indexOf(problem.question))
    .filter((clause, at) => at === 0 || isMoreAsked(problem, clause))
    .flatMap(numbersOf)
    .filter((amount) => !problem.rateAmounts.has(amount));
  for (const amount of numbers) {
    const isYears =
      amount.noun?.toLowerCase() === 'jahren' && IN_YEARS.test(problem.question.words.join(' '));
    if (isYears) {
      problem.years = {
        by: known(problem, amount),
        isPast: problem.question.words.includes('vor'),
      };
      continue;
    }
    const quantity = inRate(problem, amount);
    if (!quantity) return false;
    if (quantity.dimension === 'money') problem.spends.push(quantity);
    else addChain(problem, null, quantity.noun, quantity);
  }
  return true;
}
