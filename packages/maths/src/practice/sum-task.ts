import { type Operation, type Sum, wholeSum } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';
import { sumFamilyById } from './families.ts';
import { familyOfSum } from './family-of-sum.ts';

/** Families whose single sums are learnt by heart, so that each is counted for itself. */
const BY_HEART =
  /^(add-10|add-20|double|over-10|subtract-10|subtract-20|subtract-over-10|halve|times-\d+|divide-\d+)$/;

const PREFIX = 'math:';
const FACT = /^math:(\d{1,3})([-+*/])(\d{1,3})$/;

/** The key under which answers to a whole family are counted. */
export function taskOfFamily(family: string): string {
  return `${PREFIX}${family}`;
}

/** The key of a sum: `math:8+5` of one that is learnt by heart, else that of its family. */
export function taskOfSum(sum: Sum): string {
  const family = familyOfSum(sum);
  if (!BY_HEART.test(family)) return taskOfFamily(family);
  const { left, operation, right } = sum;
  const numbers = [left.numerator, right.numerator];
  // 5 + 8 is 8 + 5 to whoever knows it.
  const isEitherWay = operation === '+' || operation === '*';
  const [one, other] = isEitherWay ? numbers.toSorted((a, b) => b - a) : numbers;
  return `${PREFIX}${one}${operation}${other}`;
}

/** The sum of a key; null where the key is a family's, or of no sum that is learnt by heart. */
export function sumOfTask(task: string): Sum | null {
  const [, one, sign, other] = FACT.exec(task) ?? [];
  const operation = OPERATIONS.find((known) => known === sign);
  if (one === undefined || other === undefined || operation === undefined) return null;
  if (operation === '/' && Number(other) === 0) return null;
  const sum = wholeSum(Number(one), operation, Number(other));
  return taskOfSum(sum) === task ? sum : null;
}

const OPERATIONS: readonly Operation[] = ['+', '-', '*', '/'];

/** The family of a key; null where it is none of maths. */
export function familyOfTask(task: string): string | null {
  const sum = sumOfTask(task);
  if (sum !== null) return familyOfSum(sum);
  const family = task.startsWith(PREFIX) ? task.slice(PREFIX.length) : '';
  return sumFamilyById.has(family) ? family : null;
}

/** `8 + 5`; of a family its name. */
export function labelOfTask(task: string): string {
  const sum = sumOfTask(task);
  if (sum !== null) return writeSum(sum);
  return sumFamilyById.get(familyOfTask(task) ?? '')?.label ?? task;
}

/** Every sum of a family that is learnt by heart; of a row all of it, 7 · 2 as well. Else none. */
export function sumsOfFamily(family: string): Sum[] {
  if (!BY_HEART.test(family)) return [];
  const [kind, number] = family.split('-');
  const row = Number(number);
  if (kind === 'times') return tens.map((factor) => wholeSum(row, '*', factor));
  if (kind === 'divide') return tens.map((factor) => wholeSum(row * factor, '/', row));
  if (family === 'halve') return tens.map((factor) => wholeSum(2 * factor, '/', 2));
  const operation = kind === 'subtract' ? '-' : '+';
  return upToTwenty
    .flatMap((one) => upToTwenty.map((other) => ({ one, other })))
    .filter(({ one, other }) =>
      operation === '+' ? one >= other && one + other <= 20 : one > other,
    )
    .map(({ one, other }) => wholeSum(one, operation, other))
    .filter((sum) => familyOfSum(sum) === family);
}

const tens = Array.from({ length: 10 }, (_, index) => index + 1);
const upToTwenty = Array.from({ length: 20 }, (_, index) => index + 1);

/** The same sum the other way round, where that is the same to a child. */
export function turnedSum({ left, operation, right }: Sum): Sum {
  const isEitherWay = operation === '+' || operation === '*';
  return isEitherWay ? { left: right, operation, right: left } : { left, operation, right };
}
