import { explainSum } from '../explain/explain-sum.ts';
import { mistakesOfSum } from '../mistakes/mistakes-of-sum.ts';
import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { taskOfSum } from '../practice/sum-task.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { keyOfSum, signOf, writeSum } from '../sums/write-sum.ts';
import type { Draft } from './draft.ts';
import { suitsBeside } from './wrong-numbers.ts';

/** A sum of whole numbers whose second number is missing: "7 + ? = 12". */
export function draftOfGap(sum: Sum, most?: number): Draft {
  const result = solve(sum);
  const way = wayToSecond(sum);
  const sign = signOf(sum.operation);
  const problem = `${writeNumber(sum.left)} ${sign} ? = ${writeNumber(result)}`;
  const proofOfAnswer = `${writeSum(sum)} = ${writeNumber(result)}`;
  return {
    key: `gap ${keyOfSum(sum)}`,
    task: taskOfSum(way),
    problem,
    proof: { expression: problem },
    answer: { value: sum.right },
    mistakes: [result, ...mistakesOfSum(way)].map((value) => ({ value })),
    step: Rational.of(1),
    suits: suitsBeside(way, most),
    write: ({ value }) => writeNumber(value),
    explanation: `Rechne ${writeSum(way)}. ${explainSum(way)} Probe: ${proofOfAnswer}.`,
  };
}

/** The sum whose result is the second number of the given one. */
function wayToSecond(sum: Sum): Sum {
  const result = solve(sum);
  switch (sum.operation) {
    case '+':
      return { left: result, operation: '-', right: sum.left };
    case '-':
      return { left: sum.left, operation: '-', right: result };
    case '*':
      return { left: result, operation: '/', right: sum.left };
    case '/':
      return { left: sum.left, operation: '/', right: result };
  }
}
