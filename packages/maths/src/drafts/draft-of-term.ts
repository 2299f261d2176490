import { Rational } from '../numbers/rational.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { taskOfFamily } from '../practice/sum-task.ts';
import { solve } from '../sums/sum.ts';
import type { Draft } from './draft.ts';
import type { Term } from './term.ts';

/** A sum of three or four numbers: brackets first, · and : before + and −. */
export function draftOfTerm(term: Term): Draft {
  const { value, text, steps } = term;
  const around = [10, -10, 1, -1, 2].map((step) => value.plus(Rational.of(step)));
  return {
    key: text,
    task: taskOfFamily('terms'),
    problem: `${text} = ?`,
    proof: { expression: text },
    answer: { value },
    mistakes: [...fromLeftToRight(term), ...withoutBrackets(term), ...around].map((wrong) => ({
      value: wrong,
    })),
    step: Rational.of(1),
    suits: (wrong) => wrong.isWhole && wrong.numerator >= 0,
    write: (answer) => writeNumber(answer.value),
    explanation: `${ruleFor(term)} ${steps.slice(0, -1).join('. ')}. Dann ${steps.at(-1)}.`,
  };
}

function ruleFor({ hasBrackets, flat }: Term): string {
  if (hasBrackets) return 'Erst die Klammer:';
  const points = flat.operations.filter((operation) => operation === '*' || operation === '/');
  const isMixed = points.length > 0 && points.length < flat.operations.length;
  return isMixed ? 'Punktrechnung geht vor Strichrechnung:' : 'Rechne von links nach rechts:';
}

/** What comes out when neither brackets nor the order of operations are heeded. */
function fromLeftToRight({ flat: { numbers, operations } }: Term): Rational[] {
  const [first, ...others] = numbers;
  if (!first) return [];
  const value = others.reduce((left, right, index) => {
    const operation = operations[index] ?? '+';
    return solve({ left, operation, right });
  }, first);
  return [value];
}

/** What comes out when only the brackets are overlooked. */
function withoutBrackets({ flat: { numbers, operations } }: Term): Rational[] {
  const terms: Rational[] = [];
  for (const [index, number] of numbers.entries()) {
    const operation = operations[index - 1];
    const before = terms.at(-1);
    if ((operation === '*' || operation === '/') && before) {
      terms[terms.length - 1] = solve({ left: before, operation, right: number });
    } else {
      terms.push(operation === '-' ? number.negated() : number);
    }
  }
  return [terms.reduce((left, right) => left.plus(right))];
}
