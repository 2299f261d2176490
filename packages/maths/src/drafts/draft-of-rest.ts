import { explainRest } from '../explain/explain-division.ts';
import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { taskOfFamily } from '../practice/sum-task.ts';
import { wholeSum } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';
import type { Draft } from './draft.ts';

/** "47 : 6 = ?" with "7 Rest 5"; the numbers are whole, and something remains. */
export function draftOfRest(left: number, right: number): Draft {
  const quotient = Math.floor(left / right);
  const rest = left % right;
  const expression = writeSum(wholeSum(left, '/', right));
  const of = (value: number, remains: number) => ({ value: Rational.of(value), rest: remains });
  return {
    key: expression,
    task: taskOfFamily('divide-rest'),
    problem: `${expression} = ?`,
    proof: { expression },
    answer: of(quotient, rest),
    mistakes: [
      of(quotient - 1, rest + right),
      of(quotient + 1, rest),
      of(quotient - 1, rest),
      // What is missing for one more, instead of what is left over.
      of(quotient, right - rest),
      of(quotient + 1, right - rest),
      of(quotient, rest === 1 ? 2 : rest - 1),
    ],
    step: Rational.of(1),
    suits: ({ numerator }) => numerator > 0,
    write: (answer) => `${writeNumber(answer.value)} Rest ${answer.rest}`,
    explanation: `${expression}: ${explainRest(left, right)}`,
  };
}
