import { sayNumber } from '../units.ts';
import { capital } from './plain-problem.ts';

const SIGNS = { plus: 'plus', minus: 'minus', mal: 'mal' } as const;

/** "3 mal 12 ist 36", with its result. */
export function calculate(
  a: number,
  sign: keyof typeof SIGNS,
  b: number,
): { value: number; step: string } {
  const value = sign === 'plus' ? a + b : sign === 'minus' ? a - b : a * b;
  return {
    value,
    step: `${sayNumber(a)} ${SIGNS[sign]} ${sayNumber(b)} ist ${sayNumber(value)}`,
  };
}

/** "25 geteilt durch 4 ist 6 Rest 1", with whole and rest. */
export function share(whole: number, by: number): { value: number; rest: number; step: string } {
  const [value, rest] = [Math.floor(whole / by), whole % by];
  const left = rest > 0 ? ` Rest ${sayNumber(rest)}` : '';
  return {
    value,
    rest,
    step: `${sayNumber(whole)} geteilt durch ${sayNumber(by)} ist ${sayNumber(value)}${left}`,
  };
}

/** The steps of a way, one sentence each. */
export function tellWay(...steps: readonly string[]): string {
  const [first = '', ...others] = steps;
  if (others.length === 0) return `${capital(first)}.`;
  return `Erst: ${first}. ${others.map((step) => `Dann: ${step}.`).join(' ')}`;
}

/** "Es sind 12 Kekse." */
export const thereAre = (value: number, noun = '') =>
  value === 1 ? 'Die Lösung ist 1.' : `Es sind ${`${sayNumber(value)} ${capital(noun)}`.trim()}.`;

export const isLeft = (rest: number) =>
  rest === 0 ? '' : rest === 1 ? ' 1 bleibt übrig.' : ` ${sayNumber(rest)} bleiben übrig.`;
