import { isSensible } from '../is-sensible.ts';
import { EACH_SHAPES } from './each-shapes.ts';
import { EVERYDAY_SHAPES } from './everyday-shapes.ts';
import { solveFractions } from './fraction-shape.ts';
import { solveDates, solveMeasures } from './measure-shapes.ts';
import { MONEY_SHAPES } from './money-shapes.ts';
import { NUMBER_SHAPES } from './number-shapes.ts';
import { PACKED_SHAPES } from './packed-shapes.ts';
import { plainProblem } from './plain-problem.ts';
import { PUZZLE_SHAPES } from './puzzle-shapes.ts';
import { RATE_SHAPES } from './rate-shapes.ts';
import { RELATION_SHAPES } from './relation-shapes.ts';
import { RELATION_STEP_SHAPES } from './relation-step-shapes.ts';
import { REST_SHAPES } from './rest-shapes.ts';
import { SCHOOL_SHAPES } from './school-shapes.ts';
import type { Found, Shape } from './shape.ts';
import { SHARE_SHAPES } from './share-shapes.ts';
import { solveShopping } from './shopping.ts';
import { STEP_SHAPES } from './step-shapes.ts';
import { UNSAID_SHAPES } from './unsaid-shapes.ts';
import { WEEK_SHAPES } from './week-shapes.ts';
import { WHOLE_PART_SHAPES } from './whole-part-shapes.ts';

const SHAPES = [
  ...WEEK_SHAPES,
  ...PUZZLE_SHAPES,
  ...EACH_SHAPES,
  ...STEP_SHAPES,
  ...RELATION_STEP_SHAPES,
  ...NUMBER_SHAPES,
  ...MONEY_SHAPES,
  ...SHARE_SHAPES,
  ...EVERYDAY_SHAPES,
  ...RELATION_SHAPES,
  ...UNSAID_SHAPES,
  ...WHOLE_PART_SHAPES,
  ...PACKED_SHAPES,
  ...RATE_SHAPES,
  ...REST_SHAPES,
];
const LONGEST = 400;

/**
 * Problems that are known by the way they are told, with their way; null of all others, and where a number
 * was said that has no part in it.
 */
export function solveShapes(told: string): string | null {
  if (told.length > LONGEST) return null;
  const text = plainProblem(told);
  const special = solveMeasures(told) ?? solveDates(told) ?? solveShopping(text);
  if (special !== null) return special;
  return solveAmong(SHAPES, text, (solved) => isSensible(told, solved)) ?? solveFractions(text);
}

/** What the school asks in one way only goes before all other readings. */
export const solveSchool = (told: string): string | null =>
  told.length > LONGEST ? null : solveAmong(SCHOOL_SHAPES, plainProblem(told), () => true);

function solveAmong(
  shapes: readonly Shape[],
  text: string,
  isRight: (solved: string) => boolean,
): string | null {
  for (const { pattern, solve } of shapes) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const numbers = ['a', 'b', 'c', 'd'].flatMap((name) =>
      /^\d/.test(groups[name] ?? '') ? [groups[name]] : [],
    );
    if ((text.match(/\d+/g) ?? []).length !== numbers.length) continue;
    const solved = solve(read(groups, text));
    if (solved !== null && isRight(solved)) return solved;
  }
  return null;
}

function read(groups: Partial<Record<string, string>>, text: string): Found {
  const number = (name: string) =>
    /^ein/.test(groups[name] ?? '') ? 1 : Number(groups[name] ?? 0);
  const word = (name: string) => groups[name] ?? '';
  return {
    a: number('a'),
    b: number('b'),
    c: number('c'),
    d: number('d'),
    noun: word('noun'),
    one: word('one'),
    size: word('size'),
    part: word('part'),
    what: word('what'),
    asked: word('asked'),
    unit: word('unit'),
    other: word('other'),
    text,
  };
}
