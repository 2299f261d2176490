import { readAmounts, readPieces } from '../read-amounts.ts';
import type { Story } from '../story.ts';
import { finish, finishMoney, finishSharing } from '../tell-answer.ts';
import type { EquationSolution } from './solve-equations.ts';

/** The way of a solution and its answer, in whole sentences. */
export function tellSolution({ goal, question, units, ...solved }: EquationSolution): string {
  const { value, dimension, noun, rest, steps, from } = solved;
  const story: Story = { clauses: [], question, units, steps };
  const known = { value, dimension, noun, owner: null, from: [...from] };
  if (goal.isEach && dimension === null) return finishSharing(story, { known, rest });
  if (goal.isLeftOver && rest > 0) return finishSharing(story, { known, rest });
  if (goal.isBack && dimension === 'money') return finishMoney(story, { known, ending: 'rest' });
  return finish(story, known, goal, rest);
}

/** Whether a solution in words comes to the same answer; its way may be another. */
export function saysSame(
  text: string,
  { value, dimension, rest, goal }: EquationSolution,
): boolean {
  const sentences = text.replaceAll(/ (?:übrig|zurück)(?=\.)/g, '').split(/(?<=[.!?]) /);
  const answers = sentences.filter((sentence) => !/ ist [^,]*\.$|^(?:Erst|Dann):/.test(sentence));
  const told = readAmounts(
    readPieces((answers.length > 0 ? answers : sentences.slice(-1)).join(' ')),
  );
  const values = goal.isNeeded && rest > 0 ? [value, value + 1] : [value, rest];
  return told.some(
    (amount) =>
      values.some((one) => Math.abs(one - amount.value) < TINY) &&
      (amount.dimension ?? dimension) === dimension,
  );
}

const TINY = 1e-6;
