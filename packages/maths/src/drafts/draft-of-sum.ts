import { explainSum } from '../explain/explain-sum.ts';
import { mistakesOfSum } from '../mistakes/mistakes-of-sum.ts';
import { writeFraction, writeNumber } from '../numbers/write-number.ts';
import { taskOfFamily, taskOfSum } from '../practice/sum-task.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { keyOfSum, writeSum } from '../sums/write-sum.ts';
import type { Draft } from './draft.ts';
import { stepOf, suitsBeside } from './wrong-numbers.ts';

interface Options {
  isFraction?: boolean;
  /** Largest wrong number worth offering. */
  most?: number;
}

/** "7 + 5 = ?" */
export function draftOfSum(sum: Sum, { isFraction = false, most }: Options = {}): Draft {
  const value = solve(sum);
  const write = isFraction ? writeFraction : writeNumber;
  const expression = writeSum(sum, (number) => write(number));
  return {
    key: keyOfSum(sum),
    task: isFraction ? taskOfFamily('fractions') : taskOfSum(sum),
    problem: `${expression} = ?`,
    proof: { expression },
    answer: { value },
    mistakes: mistakesOfSum(sum, isFraction).map((wrong) => ({ value: wrong })),
    step: stepOf(value, sum, isFraction),
    suits: suitsBeside(sum, most),
    write: (answer) => write(answer.value),
    explanation: `${expression}: ${explainSum(sum, { isFraction })}`,
  };
}
