import type { Rational } from '../numbers/rational.ts';

/** What a problem asks for; `rest` only where a division leaves one. */
export interface Answer {
  value: Rational;
  rest?: number;
}
