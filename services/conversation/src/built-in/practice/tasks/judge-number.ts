import { hearNumber, isAnotherMatter } from '../hear-answer.ts';

/** Whether a number is said and is the right one; null where something else is said. */
export const judgeNumber = (result: number) => (answer: string) => {
  const said = isAnotherMatter(answer) ? null : hearNumber(answer);
  return said === null ? null : said === result;
};
