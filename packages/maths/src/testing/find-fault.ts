import type { Difficulty, ProvenProblem } from '../problem.ts';
import { type Exact, evaluate } from './evaluate.ts';

/** Whether two exact values are the same number. */
function isEqual(one: Exact, other: Exact): boolean {
  return one.over * other.under === other.over * one.under;
}

/** A number at the beginning of an option, in front of its unit or its rest. */
const NUMBER = /^−?[\d\u202f]+(?:,\d+|\/\d+)?/;
const NUMBERS = /(?<![\p{L}\d])−?\d[\d\u202f]*(?:,\d+|\/\d+)?/gu;
const TERM = String.raw`[−(]*\d[\d\u202f]*(?:,\d+|\/\d+)?\)*`;
const SIDE = `${TERM}(?: [+−·:] ${TERM})*`;
const EQUATION = new RegExp(String.raw`(?<![\d,])${SIDE}(?: = ${SIDE})+`, 'g');

/** What is wrong with a problem, calculated again from what a child reads; null where nothing is. */
export function findFault(problem: ProvenProblem, difficulty: Difficulty): string | null {
  const { options, correctAnswer, explanation } = problem;
  const right = options[correctAnswer];
  if (options.length !== 4 || right === undefined) return 'not four options, or none of them right';
  if (hasSameTwice(options)) return 'two options are the same';
  if (difficulty === 'easy' && hasNegative([problem.problem, ...options])) return 'below 0';
  if (!hasItsNumbers(problem)) return 'the text has other numbers than its sum';
  const fitting = options.filter((option) => answers(problem, option));
  if (fitting.length !== 1 || fitting[0] !== right) {
    return `right is ${fitting.join(' and ') || 'none'}, not ${right}`;
  }
  if (!explanation.includes(right.replace(/ .*/, ''))) return 'the explanation lacks the answer';
  return findFalseEquation(explanation);
}

function hasSameTwice(options: string[]): boolean {
  return options.some((option, index) =>
    options
      .slice(index + 1)
      .some(
        (other) => isEqual(exactOf(option), exactOf(other)) && restOf(option) === restOf(other),
      ),
  );
}

function hasNegative(texts: string[]): boolean {
  return texts.some((text) => /−\d/.test(text));
}

/** A word problem tells exactly the numbers of its sum, in whatever order. */
function hasItsNumbers({ problem, proof }: ProvenProblem): boolean {
  const told = (text: string) => (text.match(NUMBERS) ?? []).toSorted().join(' ');
  return told(problem.replace(/ = .*/, '')) === told(proof.expression.replace(/ = .*/, ''));
}

function answers({ problem, proof }: ProvenProblem, option: string): boolean {
  const isWordProblem = !problem.includes('=');
  const shown = isWordProblem ? proof.expression : problem;
  const [left = '', right = ''] = shown.split(' = ');
  const value = exactOf(option);
  const rest = restOf(option);
  if (rest !== null) {
    const [divided = '', divisor = ''] = left.split(' : ');
    const [whole, by] = [BigInt(divided), BigInt(divisor)];
    return value.over * by + rest === whole && rest < by && rest >= 0n && value.under === 1n;
  }
  if (/\d/.test(right))
    return isEqual(evaluate(left.replace('?', `(${numberIn(option)})`)), evaluate(right));
  const exact = evaluate(left);
  if (!proof.rounding) return isEqual(exact, value);
  const floor = exact.over / exact.under;
  return (
    isEqual({ over: proof.rounding === 'up' ? floor + 1n : floor, under: 1n }, value) &&
    exact.over % exact.under !== 0n
  );
}

function findFalseEquation(explanation: string): string | null {
  for (const [equation] of explanation.matchAll(EQUATION)) {
    const [first, ...others] = equation.split(' = ').map(evaluate);
    if (first && others.some((other) => !isEqual(first, other))) return `${equation} is not true`;
  }
  return null;
}

function numberIn(option: string): string {
  return NUMBER.exec(option)?.[0] ?? '';
}

function exactOf(option: string) {
  return evaluate(numberIn(option));
}

function restOf(option: string): bigint | null {
  const [, rest] = / Rest (\d+)$/.exec(option) ?? [];
  return rest === undefined ? null : BigInt(rest);
}
