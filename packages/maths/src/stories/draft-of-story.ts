import { pick } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { Difficulty } from '../difficulty.ts';
import type { Draft } from '../drafts/draft.ts';
import { stepOf } from '../drafts/step-of.ts';
import { suitsBeside } from '../drafts/suits-beside.ts';
import { mistakesOfSum } from '../mistakes/mistakes-of-sum.ts';
import { decimalPlaces } from '../numbers/decimal-places.ts';
import { Rational } from '../numbers/rational.ts';
import type { Operation } from '../operation.ts';
import { solve } from '../sums/solve.ts';
import type { Sum } from '../sums/sum.ts';
import { addingStories } from './adding-stories.ts';
import { drawStorySum } from './draw-story-sum.ts';
import { multiplyingStories } from './multiplying-stories.ts';
import type { Noun } from './noun.ts';
import { nouns } from './nouns.ts';
import { sharingStories } from './sharing-stories.ts';
import type { Story } from './story.ts';
import { storyWords } from './story-words.ts';
import { takingStories } from './taking-stories.ts';

/** Names of the children in the story problems. */
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

/** All story problems, by what has to be done. */
export const stories: Readonly<Record<Operation, readonly Story[]>> = {
  '+': addingStories,
  '-': takingStories,
  '*': multiplyingStories,
  '/': sharingStories,
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
 * A story problem that one operation solves; wrong numbers go up to `most`. Every level has stories
 * for every operation.
 */
export function draftOfStory(
  random: Random,
  difficulty: Difficulty,
  operation: Operation,
  most: number,
): Draft {
  const known = stories[operation];
  const told = known.filter(({ numbers }) => numbers[difficulty] !== undefined);
  const story = pick(random, told);
  const numbers = story.numbers[difficulty];
  if (numbers === undefined) throw new RangeError('This story is not told here.');
  const { rounding, unit } = story;
  const sum = drawStorySum(random, numbers, operation, rounding);
  const isNear = suitsBeside(sum, most);
  const words = storyWords(sum, story, numbers === 'fractions');
  const child = pick(random, children);
  const friend = pick(
    random,
    children.filter((name) => name !== child),
  );
  const answer = rounding
    ? roundedAnswer(sum, rounding)
    : { value: solve(sum), mistakes: mistakesOfSum(sum, numbers === 'fractions') };
  return {
    key: `story ${operation}${known.indexOf(story)}`,
    problem: story.tell({ left: words.left, right: words.right, child, friend }),
    proof: {
      expression: words.expression,
      ...(rounding && { rounding: rounding }),
    },
    answer: { value: answer.value },
    mistakes: answer.mistakes.map((value) => ({ value })),
    step: stepOf(answer.value, sum, numbers === 'fractions'),
    suits: (value) => canBeCounted(value, unit) && (rounding ? value.numerator > 0 : isNear(value)),
    write: ({ value }) => words.measured(value),
    explanation: `Rechne ${words.expression}. ${words.way} ${story.reply(words.measured(answer.value))}`,
  };
}

/** There is no half boat, and no tenth of a cent. */
function canBeCounted(value: Rational, unit: Noun): boolean {
  if (!unit.isMeasure) return value.isWhole;
  return unit !== nouns.euro || (decimalPlaces(value) ?? 3) <= 2;
}
