import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { speakerOf } from '../reading/find-speaker.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { spokenEnd } from '../reading/spoken-end.ts';
import { roleOf } from './event-cast.ts';
import type { StoryLines } from './story-lines.ts';

/**
 * Says again what somebody said where the child's text ends with it.
 *
 * @returns whether it does.
 */
export function takeUp(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): boolean {
  const { helps } = data;
  const spoken = spokenEnd(reading.corrected.text);
  if (!spoken) return false;
  const kind = spoken.isQuestion ? 'questions' : 'speeches';
  const by = speakerOf(reading);
  const words = spoken.speech === null ? {} : { speech: spoken.speech };
  const said = { ...cast, words, ...(by && { roles: { other: roleOf(by) } }) };
  const isQuoted = lines.addOneOf(helps.quotes[ageGroup], said);
  if (!isQuoted || spoken.isQuestion) lines.addOneOf(helps[kind][ageGroup], cast);
  return true;
}
