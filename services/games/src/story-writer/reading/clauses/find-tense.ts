import type { Clause } from './read-clause.ts';

/** What is always so says little of a story's tense: `Sie heißt Mia und ist acht`. */
const STATES = /^(?:heißen|sein|haben|wohnen|leben|mögen|können|lieben|)$/u;

const BEFORE = /^(?:gestern|vorgestern|damals|früher|letzte[nrs]?|einmal|neulich)$/u;

/** Whether a story is told in the present; null where nothing says so. */
export function findTense(clauses: readonly Clause[]): boolean | null {
  let present = 0;
  let past = 0;
  for (const { verb, isPast, modal, isPerfect, lower } of clauses) {
    if (isPast === null || verb === 'heißen') continue;
    if (lower.some((word) => /^(?:hätten?|wären?|würden?|könnten?)$/u.test(word))) continue;
    const isState = STATES.test(verb) && modal === '' && !isPerfect;
    // Who tells in the present says in the perfect what was before.
    const isBefore = isPerfect && !lower.some((word) => BEFORE.test(word));
    // `Jetzt tickt sie nicht mehr`
    const isNow = isPast === false && lower.some((word) => /^(?:jetzt|nun)$/u.test(word));
    const weight = isNow ? 3 : isState || isBefore ? 1 : 2;
    if (isPast) past += weight;
    else present += weight;
  }
  // What was before is told in the perfect, what is now in the present.
  const isBefore = clauses.every(({ isPast, isPerfect }) => isPast !== true || isPerfect);
  const isNow = clauses.some((one) => one.isPast === false && !one.isSubordinate);
  if (present === past && isBefore && isNow) return true;
  if (present === past) {
    const last = clauses.findLast(({ isPast }) => isPast !== null);
    return last ? last.isPast === false : null;
  }
  return present > past;
}
