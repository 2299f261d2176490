import { pick } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { Draft } from '../drafts/draft.ts';
import { stepOf, suitsBeside } from '../drafts/wrong-numbers.ts';
import { mistakesOfSum } from '../mistakes/mistakes-of-sum.ts';
import { Rational } from '../numbers/rational.ts';
import { decimalPlaces } from '../numbers/write-number.ts';
import { taskOfFamily } from '../practice/sum-task.ts';
import type { Difficulty } from '../problem.ts';
import { type Operation, type Sum, solve } from '../sums/sum.ts';
import { additionProblems } from './addition-problems.ts';
import { divisionProblems } from './division-problems.ts';
import { multiplicationProblems } from './multiplication-problems.ts';
import { type Noun, nouns } from './nouns.ts';
import { sampleNumbers } from './sample-numbers.ts';
import { subtractionProblems } from './subtraction-problems.ts';
import type { WordProblem } from './word-problem.ts';
import { textsOf } from './word-problem-texts.ts';

/** Names of the children in the word problems. */
const children = [
  'Mia',
  'Ben',
  'Lina',
  'Emil',
  'Aylin',
  'Noah',
  'Ida',
  'Yusuf',
  'Zoe',
  'Anton',
  'Leyla',
  'Paul',
  'Clara',
  'Mateo',
  'Frieda',
  'Amir',
  'Nele',
  'Jonas',
  'Olga',
  'Tim',
  'Samira',
  'Oskar',
  'Hanna',
  'Karim',
] as const;

/** All word problems, by what has to be done. */
export const wordProblems: Readonly<Record<Operation, readonly WordProblem[]>> = {
  '+': additionProblems,
  '-': subtractionProblems,
  '*': multiplicationProblems,
  '/': divisionProblems,
};

/** The whole number a division with a rest asks for, and what children say instead of it. */
function roundedAnswer(
  { left, right }: Sum,
  rounding: 'up' | 'down',
): { value: Rational; mistakes: Rational[] } {
  const down = Math.floor(left.over(right).toNumber());
  const value = rounding === 'up' ? down + 1 : down;
  const rest = left.numerator % right.numerator;
  const mistakes = [down, down + 1, value + 1, value - 1, rest, value + 2, right.numerator];
  return { value: Rational.of(value), mistakes: mistakes.map((wrong) => Rational.of(wrong)) };
}

/**
 * A word problem that one operation solves; wrong numbers go up to `most`. Every level has some
 * for every operation.
 */
export function draftOfWordProblem(
  random: Random,
  difficulty: Difficulty,
  operation: Operation,
  most: number,
): Draft {
  const known = wordProblems[operation];
  const told = known.filter(({ numbers }) => numbers[difficulty] !== undefined);
  const wordProblem = pick(random, told);
  const numbers = wordProblem.numbers[difficulty];
  if (numbers === undefined) throw new RangeError('This word problem is not told at this level.');
  const { rounding, unit } = wordProblem;
  const sum = sampleNumbers(random, numbers, operation, rounding);
  const isNear = suitsBeside(sum, most);
  const words = textsOf(sum, wordProblem, numbers === 'fractions');
  const child = pick(random, children);
  const friend = pick(
    random,
    children.filter((name) => name !== child),
  );
  const answer = rounding
    ? roundedAnswer(sum, rounding)
    : { value: solve(sum), mistakes: mistakesOfSum(sum, numbers === 'fractions') };
  return {
    key: `word problem ${operation}${known.indexOf(wordProblem)}`,
    task: taskOfFamily('stories'),
    problem: wordProblem.tell({ left: words.left, right: words.right, child, friend }),
    proof: {
      expression: words.expression,
      ...(rounding && { rounding: rounding }),
    },
    answer: { value: answer.value },
    mistakes: answer.mistakes.map((value) => ({ value })),
    step: stepOf(answer.value, sum, numbers === 'fractions'),
    suits: (value) => canBeCounted(value, unit) && (rounding ? value.numerator > 0 : isNear(value)),
    write: ({ value }) => words.measured(value),
    explanation: `Rechne ${words.expression}. ${words.way} ${wordProblem.reply(words.measured(answer.value))}`,
  };
}

/** There is no half boat, and no tenth of a cent. */
function canBeCounted(value: Rational, unit: Noun): boolean {
  if (!unit.isMeasure) return value.isWhole;
  return unit !== nouns.euro || (decimalPlaces(value) ?? 3) <= 2;
}
