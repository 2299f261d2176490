import type { Round } from './round.ts';

/** How many checked choices were right (SPEC 4). */
export function roundScore({ questions, given }: Round): number {
  return given.filter((choice, index) => choice === questions[index]?.correctAnswer).length;
}
