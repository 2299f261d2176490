import type { Difficulty } from '../problem.ts';
import type { Noun } from './nouns.ts';

/** From least to most in steps; `per` 100 makes hundredths of them: [150, 400, 10, 100] is 1,50 to 4,00. */
export type Range = readonly [least: number, most: number, step?: number, per?: number];

/** Numbers that make sense in the situation. For divisions `left` is the result, not what is divided. */
export interface Numbers {
  left: Range;
  right: Range;
}

/** A situation out of children's lives; `tell` gets numbers as written, all of them 2 or more, or not whole. */
export interface WordProblem {
  /** A level that is absent does not get this problem. */
  numbers: Partial<Record<Difficulty, Numbers | 'fractions'>>;
  unit: Noun;
  tell: (told: Told) => string;
  /** The sentence that answers, with number and unit in it. */
  reply: (result: string) => string;
  /** The division does not come out even, and the answer is the next whole number. */
  rounding?: 'up' | 'down';
}

interface Told {
  left: string;
  right: string;
  /** Names of two different children. */
  child: string;
  friend: string;
}
