import type { Measure } from './measures.ts';

const BOUNDARY =
  /^(?:und|aber|wenn|wie|was|dann|ich|wir|man|will|damit|bis|von|hat|haben|habe|hab)$/u;
const FAR = 3;

/** How far two numbers stand apart; a new clause between them counts more. */
export function distance(words: readonly string[], one: Measure, other: Measure): number {
  const [from, to] = one.at < other.at ? [one.at, other.at] : [other.at, one.at];
  const between = words.slice(from + 1, to);
  return between.length + FAR * between.filter((word) => BOUNDARY.test(word)).length;
}
