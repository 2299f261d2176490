import { Rational } from '../numbers/rational.ts';
import { writeFraction } from '../numbers/write-number.ts';
import type { Sum } from '../sums/sum.ts';
import { signOf, writeSum } from '../sums/write-sum.ts';

/** The way to the result where a number is a fraction; no number may be negative. */
export function explainFractions(sum: Sum): string {
  switch (sum.operation) {
    case '*':
      return multiply(sum);
    case '/':
      return divide(sum);
    default:
      return sum.left.denominator === sum.right.denominator ? addNumerators(sum) : expandFirst(sum);
  }
}

function addNumerators(sum: Sum): string {
  const { left, operation, right } = sum;
  const numerators = `${left.numerator} ${signOf(operation)} ${right.numerator}`;
  const value =
    operation === '+' ? left.numerator + right.numerator : left.numerator - right.numerator;
  const verb =
    operation === '+' ? 'Zähle nur die Zähler zusammen' : 'Ziehe nur die Zähler voneinander ab';
  return `Die Nenner sind gleich. ${verb}: ${numerators} = ${value}. Das ergibt ${reduced(value, left.denominator)}.`;
}

function expandFirst({ left, operation, right }: Sum): string {
  const common = leastMultiple(left.denominator, right.denominator);
  const parts = [left, right].map(
    (value) => `${(value.numerator * common) / value.denominator}/${common}`,
  );
  const changes = [left, right].flatMap((value, index) =>
    value.denominator === common ? [] : [`${writeFraction(value)} = ${parts[index]}`],
  );
  const numerators = [left, right].map((value) => (value.numerator * common) / value.denominator);
  const [one = 0, other = 0] = numerators;
  const value = operation === '+' ? one + other : one - other;
  return `Mache die Brüche gleichnamig: ${changes.join(', ')}. Dann ${parts.join(` ${signOf(operation)} `)} = ${reduced(value, common)}.`;
}

function multiply(sum: Sum): string {
  const { left, right } = sum;
  const top = `${left.numerator} · ${right.numerator} = ${left.numerator * right.numerator}`;
  const [value, below] = [left.numerator * right.numerator, left.denominator * right.denominator];
  if (left.isWhole || right.isWhole) {
    return `Multipliziere nur den Zähler: ${top}. Das ergibt ${reduced(value, below)}.`;
  }
  const bottom = `${left.denominator} · ${right.denominator} = ${below}`;
  return `Zähler mal Zähler: ${top}. Nenner mal Nenner: ${bottom}. Das ergibt ${reduced(value, below)}.`;
}

function divide(sum: Sum): string {
  const { left, right } = sum;
  const turned = `${right.denominator}/${right.numerator}`;
  const [value, below] = [left.numerator * right.denominator, left.denominator * right.numerator];
  return `Teilen ist dasselbe wie malnehmen mit dem Kehrwert: ${writeSum(sum, writeFraction)} = ${writeFraction(left)} · ${turned} = ${reduced(value, below)}.`;
}

/** "6/8 = 3/4" where the fraction can be reduced, else as it is. */
function reduced(numerator: number, denominator: number): string {
  const shown = writeFraction(Rational.of(numerator, denominator));
  const raw = `${numerator}/${denominator}`;
  return shown === raw ? raw : `${raw} = ${shown}`;
}

function leastMultiple(one: number, other: number): number {
  let multiple = Math.max(one, other);
  while (multiple % one !== 0 || multiple % other !== 0) multiple += Math.max(one, other);
  return multiple;
}
