import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { roleOf } from '../event-cast.ts';
import type { StoryLines } from '../story-lines.ts';
import { isSayable } from './is-sayable.ts';
import { mendClause } from './mend-clause.ts';

/** So many clauses back it is what the story has come to. */
const NEAR = 4;

/** Says with the child's own words that it is good again: the last clause of which anybody can say how. */
export function tellMended(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): boolean {
  for (const clause of reading.clauses.slice(-NEAR).toReversed()) {
    const words = reading.said.get(clause) ?? {};
    const result = words.result;
    const doer = reading.subjects.get(clause);
    const isClear =
      result !== undefined &&
      doer !== undefined &&
      doer !== null &&
      isSayable(clause, doer, words, cast.hero, data.language);
    const own = { ...cast, words: { ...cast.words, ...words } };
    if (isClear && lines.addOneOf(data.helps.results[ageGroup], own, true)) return true;
    const mend = mendClause(clause, reading, data.mends);
    if (!mend) continue;
    const roles = { ...cast.roles, what: roleOf(mend.what) };
    if (lines.addOneOf([`Und bald ${mend.good}.`], { ...cast, roles }, true)) return true;
  }
  return false;
}
