import type { Sum } from '../sums/sum.ts';

/** The family of a sum of two numbers (`sumFamilies`). */
export function familyOfSum(sum: Sum): string {
  const { left, right, operation } = sum;
  if (!left.isWhole || !right.isWhole) return 'decimals';
  if (left.isNegative || right.isNegative) return 'below-zero';
  const [one, other] = [left.numerator, right.numerator];
  switch (operation) {
    case '+':
      return familyOfAddition(one, other);
    case '-':
      return one < other ? 'below-zero' : familyOfSubtraction(one, other);
    case '*':
      return familyOfMultiplication(one, other);
    case '/':
      return familyOfDivision(one, other);
  }
}

function familyOfAddition(one: number, other: number): string {
  const total = one + other;
  if (one === other && one <= 10) return 'double';
  if (total <= 10) return 'add-10';
  if (total <= 20) return one < 10 && other < 10 ? 'over-10' : 'add-20';
  if (one % 10 === 0 && other % 10 === 0 && total <= 100) return 'add-tens';
  if (total > 100) return 'add-big';
  return (one % 10) + (other % 10) > 10 ? 'add-over-tens' : 'add-100';
}

function familyOfSubtraction(from: number, less: number): string {
  if (from <= 10) return 'subtract-10';
  if (from <= 20) return from - less < 10 && less < 10 ? 'subtract-over-10' : 'subtract-20';
  if (from > 100) return 'subtract-big';
  if (from % 10 === 0 && less % 10 === 0) return 'subtract-tens';
  return from % 10 < less % 10 ? 'subtract-over-tens' : 'subtract-100';
}

/** Of 7 · 8 the harder row: whoever knows 7 · 2 knows it from the row of 2. */
function familyOfMultiplication(one: number, other: number): string {
  if (one > 10 || other > 10) return 'times-big';
  const easy = [1, 10, 2, 5].find((row) => row === one || row === other);
  return `times-${easy ?? Math.max(one, other)}`;
}

function familyOfDivision(total: number, divisor: number): string {
  const quotient = total / divisor;
  if (!Number.isInteger(quotient)) return 'divide-rest';
  if (divisor === 2 && total <= 20) return 'halve';
  return divisor > 2 && divisor <= 10 && quotient <= 10 ? `divide-${divisor}` : 'divide-big';
}
