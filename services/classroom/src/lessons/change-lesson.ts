import type { LessonChange } from '@lux/contracts/classroom/lesson.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { LessonRecord } from './lesson.store.ts';
import { publishLesson } from './publish-lesson.ts';

const MINUTE_MS = 60_000;

/** A lesson of one of the teacher's classes. @throws LESSON_NOT_FOUND also where it is others'. */
export async function findLesson(
  { lessons, classes }: Pick<Deps, 'lessons' | 'classes'>,
  id: Id,
  teacherId: Id,
): Promise<LessonRecord> {
  const lesson = await lessons.find(id);
  const isTheirs = lesson && (await classes.findOfTeacher(lesson.classId, teacherId));
  if (!lesson || !isTheirs) throw errors.LESSON_NOT_FOUND({ message: GONE });
  return lesson;
}

/** For teachers, who need no board to look at. */
const GONE = 'Diese Stunde gibt es nicht mehr.';

/**
 * Changes a running lesson; its children have it at once.
 *
 * @param change `minutes` is the whole length from the start; it must end in the future.
 * @throws LESSON_OVER, VALIDATION_FAILED
 */
export async function changeLesson(
  deps: Pick<Deps, 'lessons' | 'places' | 'states' | 'push' | 'boards'>,
  lesson: LessonRecord,
  { minutes, areas, topic, isPaused, practice, hasTimer }: LessonChange,
): Promise<LessonRecord> {
  const endsAt = minutes && new Date(lesson.startedAt.getTime() + minutes * MINUTE_MS);
  if (endsAt && endsAt.getTime() <= Date.now()) {
    throw commonErrors.VALIDATION_FAILED({ message: 'So lange läuft die Stunde schon.' });
  }
  const changed = await deps.lessons.change(lesson._id, {
    ...(endsAt && { endsAt }),
    ...(areas && { areas }),
    ...(topic !== undefined && { topic: topic || null }),
    ...(isPaused !== undefined && { isPaused }),
    ...(practice && { practice }),
    ...(hasTimer !== undefined && { hasTimer }),
  });
  if (!changed) throw errors.LESSON_OVER();
  await publishLesson(deps, changed);
  return changed;
}
