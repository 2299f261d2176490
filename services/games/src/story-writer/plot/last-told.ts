import type { StoryData } from '../data/load-story-data.ts';
import type { Clause } from '../reading/clauses/read-clause.ts';
import { REPORTING, type Recap, recapClause } from '../reading/clauses/recap-clause.ts';
import type { StoryReading } from '../reading/read-story.ts';

/** With these somebody only speaks, or is only named. */
const SAYING =
  /^(?:sagen|fragen|rufen|denken|schreien|meinen|antworten|flüstern|heißen|glauben|hoffen|erzählen)$/u;
/** `brüllte mein Vater`: behind what he says. */
const LONGEST_SAYING = 4;
/** What only is so, as it was before, is nothing that happens: `Ich war noch nie dort`. */
function isStill({ verb, lower, isNegated }: Clause): boolean {
  if (/^(?:heißen|wissen|kennen|gehören|wohnen|mögen)$/u.test(verb)) return true;
  return /^(?:sein|haben|stehen)$/u.test(verb) && isNegated && lower.includes('noch');
}

const RELATIVE = /^(?:der|die|das|den|dem|deren|dessen|welcher|welche|welches)$/u;
/** So far back a clause is still what happens now. */
const NEAR = 2;

/** The last thing that happens, as it can be said again; null where nothing near the end can. */
export function lastRecap(
  { clauses, subjects }: StoryReading,
  { language }: Pick<StoryData, 'language'>,
): { recap: Recap; clause: Clause } | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  for (const [at, clause] of [...clauses.entries()].reverse()) {
    if (end - clause.sentence >= NEAR) return null;
    const after = clauses.slice(at + 1).filter(({ sentence }) => sentence === clause.sentence);
    const isOnlySaid =
      after.length === 0 &&
      (SAYING.test(clause.verb) ||
        (clause.finiteAt === 0 && clause.words.length <= LONGEST_SAYING));
    const told = clauses[at - 1];
    const isReported =
      told?.sentence === clause.sentence &&
      REPORTING.test(told.verb) &&
      !/^(?:und|aber|dann)$/u.test(clause.lower[0] ?? '');
    // `… einen Troll, der einen Löffel hielt`: not the one who acts before.
    const isRelative = clause.isSubordinate && RELATIVE.test(clause.lower[0] ?? '');
    if (isOnlySaid || isReported || isRelative || isStill(clause)) continue;
    const recap = recapClause(clause, subjects.get(clause)?.nom ?? null, after, language);
    const isEmpty =
      recap !== null && /^(?: \p{L}+)?$/u.test(recap.rest) && SAYING.test(clause.verb);
    if (recap && !isEmpty) return { recap, clause };
  }
  return null;
}
