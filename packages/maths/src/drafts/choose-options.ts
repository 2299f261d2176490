import { pickWeighted, shuffle } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { Rational } from '../numbers/rational.ts';
import type { Answer, Draft } from './draft.ts';

const WRONG = 3;
/** Steps away from the right number at which the search for one more is given up. */
const FARTHEST = 30;

/**
 * Four different options, the right one at any place with the same chance. How many of the wrong ones
 * are smaller is chosen first: else the right one would hardly ever be the smallest or the largest,
 * and children would soon guess instead of calculating.
 */
export function chooseOptions(
  random: Random,
  draft: Draft,
): { options: string[]; correctAnswer: number } {
  const smaller = pickWeighted(random, [
    [2, 0],
    [3, 1],
    [3, 2],
    [2, 3],
  ]);
  const chosen: Answer[] = [draft.answer];
  const mistakes = shuffle(random, draft.mistakes);
  const add = (answer: Answer) => {
    const isNew = !chosen.some((other) => isSame(other, answer));
    if (isNew && draft.suits(answer.value)) chosen.push(answer);
  };
  const fill = (isSmaller: boolean, most: number) => {
    const goal = Math.min(chosen.length + most, WRONG + 1);
    for (const answer of mistakes) {
      if (chosen.length === goal) return;
      if (isBelow(answer, draft) === isSmaller) add(answer);
    }
    for (let steps = 1; chosen.length < goal && steps <= FARTHEST; steps += 1) {
      add(neighbour(draft, isSmaller ? -steps : steps));
    }
  };
  fill(true, smaller);
  fill(false, WRONG);
  fill(true, WRONG);
  const correctAnswer = integerBetween(random, 0, WRONG);
  const wrong = shuffle(random, chosen.slice(1)).map(draft.write);
  return { options: wrong.toSpliced(correctAnswer, 0, draft.write(draft.answer)), correctAnswer };
}

function neighbour({ answer, step }: Draft, steps: number): Answer {
  return { ...answer, value: answer.value.plus(step.times(Rational.of(steps))) };
}

/** The right one itself counts as not below; so do other rests of the same quotient. */
function isBelow({ value }: Answer, { answer }: Draft): boolean {
  return value.toNumber() < answer.value.toNumber();
}

function isSame(one: Answer, other: Answer): boolean {
  return one.value.equals(other.value) && one.rest === other.rest;
}
