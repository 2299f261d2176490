import type { Round } from './round.ts';

/** Which question is on the screen, counted from 0; the number of questions when none is left. */
export function questionIndex({ given, isChecked }: Round): number {
  return given.length - (isChecked ? 1 : 0);
}
