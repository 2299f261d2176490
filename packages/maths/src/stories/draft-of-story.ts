import type { Difficulty } from '../difficulty.ts';
import type { Draft } from '../drafts/draft.ts';
import { stepOf } from '../drafts/step-of.ts';
import { suitsBeside } from '../drafts/suits-beside.ts';
import { mistakesOfSum } from '../mistakes/mistakes-of-sum.ts';
import { decimalPlaces } from '../numbers/decimal-places.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Operation } from '../operation.ts';
import { pick } from '../random/pick.ts';
import type { Random } from '../random/random.ts';
import { solve } from '../sums/solve.ts';
import { children } from './children.ts';
import { drawStorySum } from './draw-story-sum.ts';
import type { Noun } from './noun.ts';
import { nouns } from './nouns.ts';
import { roundedAnswer } from './rounded-answer.ts';
import { stories } from './stories.ts';
import { storyWords } from './story-words.ts';

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
