import { amountProblems } from './told-problems/amount-problems.ts';
import { everydayProblems } from './told-problems/everyday-problems.ts';
import { moneyProblems } from './told-problems/money-problems.ts';
import { packProblems } from './told-problems/pack-problems.ts';
import { unknownProblems } from './told-problems/unknown-problems.ts';
import { drawWords, type ToldProblem } from './told-problems/words-of-telling.ts';

/** One of many problems in words, by a source of numbers from 0 to below 1. */
export function tellWordProblem(random: () => number): ToldProblem {
  const words = drawWords(random);
  const makers = [
    ...amountProblems(words),
    ...packProblems(words),
    ...moneyProblems(words),
    ...unknownProblems(words),
    ...everydayProblems(words),
  ];
  const told = words.pick(makers)();
  const isSpoken = random() < 0.3;
  return isSpoken ? { ...told, text: told.text.replace(/[.,?](?=\s|$)/g, '').toLowerCase() } : told;
}
