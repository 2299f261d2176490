import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { Clause } from '../reading/clauses/read-clause.ts';
import { speakerOf } from '../reading/find-speaker.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { spokenEnd } from '../reading/spoken-end.ts';
import { roleOf } from './event-cast.ts';
import { lastRecap } from './last-told.ts';
import type { StoryLines } from './story-lines.ts';

/**
 * Says again how the child's text ends: what somebody said, else what happened.
 *
 * @returns the clause said again; null where it was speech, or nothing could be.
 */
export function takeUp(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): Clause | null {
  const { helps } = data;
  const spoken = spokenEnd(reading.corrected.text);
  if (spoken) {
    const kind = spoken.isQuestion ? 'questions' : 'speeches';
    const by = speakerOf(reading);
    const words = spoken.speech === null ? {} : { speech: spoken.speech };
    const said = { ...cast, words, ...(by && { roles: { other: roleOf(by) } }) };
    const isQuoted = lines.addOneOf(helps.quotes[ageGroup], said);
    if (!isQuoted || spoken.isQuestion) lines.addOneOf(helps[kind][ageGroup], cast);
    return null;
  }
  const told = lastRecap(reading, data);
  if (!told) return null;
  const said = reading.said.get(told.clause);
  const words = { ...cast.words, ...said, head: told.recap.head, rest: told.recap.rest };
  const doer = reading.subjects.get(told.clause);
  // What the hero does is no surprise for the hero, and without one nobody is surprised.
  const { small, medium, large } = doer?.isHero ? helps.retold : helps.surprises;
  const own = said ? { small, medium, large }[ageGroup] : [];
  const named = reading.hero ? own : own.filter((line) => !line.includes('{hero'));
  const isSaid = [named, helps.recaps[ageGroup]].some((some) =>
    lines.addOneOf(some, { ...cast, words }),
  );
  return isSaid ? told.clause : null;
}
