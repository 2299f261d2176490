import type { Clause } from '../reading/clauses/read-clause.ts';
import type { StoryReading } from '../reading/read-story.ts';

/** With these somebody only speaks, or is only named. */
const SAYING =
  /^(?:sagen|fragen|rufen|denken|schreien|meinen|antworten|flüstern|heißen|glauben|hoffen|erzählen)$/u;

/** The last thing a text tells that can be told again; null where its clauses are not plain enough. */
export function lastTold({ clauses, said }: StoryReading): Clause | null {
  return (
    clauses.findLast((one) => !one.isSubordinate && said.has(one) && !SAYING.test(one.verb)) ?? null
  );
}
