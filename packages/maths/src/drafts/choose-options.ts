import { between } from '../chance/between.ts';
import { pickWeighted } from '../chance/pick-weighted.ts';
import type { Random } from '../chance/random.ts';
import { shuffle } from '../chance/shuffle.ts';
import { Rational } from '../numbers/rational.ts';
import type { Answer } from './answer.ts';
import type { Draft } from './draft.ts';

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
  const take = (isSmaller: boolean, most: number) => {
    const taken = () => chosen.filter((one) => isBelow(one, draft) === isSmaller).length;
    const limit = most + (isSmaller ? 0 : 1);
    const candidates = [...mistakes, ...neighbours(draft, isSmaller ? -1 : 1)];
    for (const one of candidates) {
      if (taken() >= limit || chosen.length > WRONG) return;
      if (isBelow(one, draft) !== isSmaller || !draft.suits(one.value)) continue;
      if (!chosen.some((other) => isSame(other, one))) chosen.push(one);
    }
  };
  take(true, smaller);
  take(false, WRONG - (chosen.length - 1));
  take(true, WRONG);
  const correctAnswer = between(random, 0, WRONG);
  const wrong = shuffle(random, chosen.slice(1)).map(draft.write);
  return { options: wrong.toSpliced(correctAnswer, 0, draft.write(draft.answer)), correctAnswer };
}

function neighbours({ answer, step }: Draft, direction: 1 | -1): Answer[] {
  return Array.from({ length: FARTHEST }, (_, index) => ({
    ...answer,
    value: answer.value.plus(step.times(Rational.of(direction * (index + 1)))),
  }));
}

/** The right one itself counts as not below; so do other rests of the same quotient. */
function isBelow({ value }: Answer, { answer }: Draft): boolean {
  return value.toNumber() < answer.value.toNumber();
}

function isSame(one: Answer, other: Answer): boolean {
  return one.value.equals(other.value) && one.rest === other.rest;
}
