import type { Deps } from '../deps.ts';
import type { LessonRecord } from './lesson.store.ts';
import { publishEnd } from './publish-lesson.ts';

/**
 * Ends a lesson now, or when its time was up. Who is in it hears of it; what has to go goes in the
 * background (`clearLesson`), which also tells everybody again, should this process stop here.
 *
 * @returns null where it had ended.
 */
export async function endLesson(
  deps: Pick<Deps, 'lessons' | 'places' | 'states' | 'push' | 'log'>,
  { _id }: Pick<LessonRecord, '_id'>,
  { isDue = false } = {},
): Promise<LessonRecord | null> {
  const ended = await deps.lessons.end(_id, { isDue });
  if (!ended) return null;
  await publishEnd(deps, ended);
  deps.log.info({ lessonId: _id, classId: ended.classId }, 'lesson ended');
  return ended;
}

/** Ends all lessons whose time is up, by the server's clock. */
export async function endDueLessons(deps: Parameters<typeof endLesson>[0]): Promise<void> {
  for (const lesson of await deps.lessons.listDue()) await endLesson(deps, lesson, { isDue: true });
}
