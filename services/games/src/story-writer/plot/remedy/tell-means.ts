import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import type { StoryLines } from '../story-lines.ts';
import { findHealer, findMeans, findSuspect, hasIdea, type Means } from './find-means.ts';

type Task = Pick<StoryTask, 'data' | 'ageGroup'>;

/**
 * Tells what surely comes of the child's own people: who grins gives it back, who heals heals.
 *
 * @returns whether there is somebody like that.
 */
export function tellSureMeans(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: Task,
): boolean {
  const suspect = findSuspect(reading);
  if (suspect && tell(suspect, lines, cast, task)) return true;
  const healer = findHealer(reading);
  if (!healer?.what) return false;
  return tell(healer, lines, { ...cast, hero: heroOf(healer.what) }, task);
}

/** Tells who of the child's own people helps; false where nobody is there. */
export function tellOwnMeans(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: Task,
  wants: { isOfAbility: boolean },
): boolean {
  const means = findMeans(reading, task.data, wants);
  if (means) return tell(means, lines, cast, task);
  const { ownIdea } = task.data.remedies;
  return hasIdea(reading) && lines.addOneOf(ownIdea.alone?.[task.ageGroup], cast, true);
}

function tell(
  { name, friend, what }: Means,
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup }: Task,
): boolean {
  const roles = { ...cast.roles, friend: roleOf(friend), ...(what && { what: roleOf(what) }) };
  return lines.addOneOf(data.remedies[name].known?.[ageGroup], { ...cast, roles }, true);
}
