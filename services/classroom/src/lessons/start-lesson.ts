import { randomInt } from 'node:crypto';
import { CODE_SIGNS, type NewLesson } from '@lux/contracts/classroom/lesson.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { findClass } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { keepForLesson } from '../materials/offer-materials.ts';
import { endLesson } from './end-lesson.ts';
import type { LessonRecord } from './lesson.store.ts';
import { publishState } from './publish-lesson.ts';
import { isOver } from './view-lesson.ts';

const CODE_LENGTH = 6;
/** Of 887 million codes one that is taken comes up once in a lifetime. */
const TRIES = 5;
const MINUTE_MS = 60_000;

/** Opens a class. Of two teachers at once one does. @throws CLASS_NOT_FOUND, LESSON_RUNNING */
export async function startLesson(
  deps: Deps,
  { classId, teacherId }: { classId: Id; teacherId: Id },
  { minutes, topic, ...given }: NewLesson,
): Promise<LessonRecord> {
  await findClass(deps, classId, teacherId);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const running = await deps.lessons.findRunning(classId);
    if (running && !isOver(running)) throw errors.LESSON_RUNNING();
    if (running) await endLesson(deps, running);
    const startedAt = new Date();
    const lesson: LessonRecord = {
      _id: createId(),
      classId,
      teacherId,
      code: createCode(),
      startedAt,
      endsAt: new Date(startedAt.getTime() + minutes * MINUTE_MS),
      endedAt: null,
      ...given,
      topic: topic || null,
      isPaused: false,
      guests: 0,
      album: [],
      clearedAt: null,
      leasedUntil: startedAt,
      revision: 1,
    };
    // First: a child may join in the moment the lesson is there.
    await keepForLesson(deps, lesson._id, { id: classId, teacherId });
    if (!(await deps.lessons.add(lesson))) {
      await deps.lessonMaterials.removeOfLesson(lesson._id);
      continue;
    }
    await publishState(deps, lesson);
    await deps.classes.touch(classId);
    deps.log.info({ lessonId: lesson._id, classId }, 'lesson started');
    return lesson;
  }
  throw errors.LESSON_RUNNING();
}

function createCode(): string {
  const sign = () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length));
  return Array.from({ length: CODE_LENGTH }, sign).join('');
}
