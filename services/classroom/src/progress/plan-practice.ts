import type { PracticeOfAreas } from '@lux/contracts/classroom/progress.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { TaskKey } from '@lux/contracts/games/answered-task.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { isOver } from '../lessons/view-lesson.ts';
import { choosePractice } from './learning/choose-practice.ts';

/** The games that choose by what a child can do. */
export const PracticeArea = z.enum(['math', 'letters']);
type PracticeArea = z.infer<typeof PracticeArea>;

const kinds: Record<PracticeArea, readonly string[]> = {
  math: ['math'],
  letters: ['letter', 'syllable', 'word', 'reading'],
};

interface Wanted {
  owner: OwnerId;
  area: PracticeArea;
  /** Of the lesson the child is in; null outside. */
  placeId: Id | null;
}

/** What a game should ask this child: its teacher's choice, else what it needs. */
export async function planPractice(
  deps: Pick<Deps, 'progress' | 'places' | 'lessons'>,
  { owner, area, placeId }: Wanted,
): Promise<PracticeOfAreas> {
  const fixed = placeId === null ? [] : await fixedOf(deps, placeId, area);
  if (fixed.length > 0)
    return { tasks: fixed, known: [], knownFamilies: [], settled: [], untried: [], isFixed: true };
  const record = await deps.progress.find(owner);
  return choosePractice(record?.tasks ?? [], kinds[area], {
    now: new Date(),
    random: Math.random,
  });
}

async function fixedOf(
  { places, lessons }: Pick<Deps, 'places' | 'lessons'>,
  placeId: Id,
  area: PracticeArea,
): Promise<TaskKey[]> {
  const place = await places.find(placeId);
  const lesson = place && (await lessons.find(place.lessonId));
  if (!lesson || isOver(lesson)) return [];
  return (lesson.practice ?? []).filter((task) =>
    kinds[area].includes(task.slice(0, task.indexOf(':'))),
  );
}
