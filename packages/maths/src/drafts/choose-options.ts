import { between } from '../chance/between.ts';
import type { Random } from '../chance/random.ts';
import { shuffle } from '../chance/shuffle.ts';
import { Rational } from '../numbers/rational.ts';
import type { Answer } from './answer.ts';
import type { Draft } from './draft.ts';

const WRONG = 3;

/** Four different options, the right one at any place with the same chance. */
export function chooseOptions(
  random: Random,
  draft: Draft,
): { options: string[]; correctAnswer: number } {
  const right = draft.write(draft.answer);
  const options: string[] = [];
  const taken: Answer[] = [draft.answer];
  const offer = (answer: Answer) => {
    if (options.length === WRONG || taken.some((other) => isSame(other, answer))) return;
    if (!draft.suits(answer.value)) return;
    taken.push(answer);
    options.push(draft.write(answer));
  };
  for (const answer of shuffle(random, draft.mistakes)) offer(answer);
  for (let distance = 1; options.length < WRONG; distance += 1) {
    for (const sign of random() < 0.5 ? [1, -1] : [-1, 1]) {
      offer(beside(draft, sign * distance));
    }
  }
  const correctAnswer = between(random, 0, WRONG);
  return { options: options.toSpliced(correctAnswer, 0, right), correctAnswer };
}

function beside({ answer, step }: Draft, steps: number): Answer {
  return { ...answer, value: answer.value.plus(step.times(Rational.of(steps))) };
}

function isSame(one: Answer, other: Answer): boolean {
  return one.value.equals(other.value) && one.rest === other.rest;
}
