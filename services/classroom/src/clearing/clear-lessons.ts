import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { createOutageLog } from '@lux/service-kit/process/create-outage-log.ts';
import type { Deps } from '../deps.ts';
import type { PlaceRecord } from '../joins/place.store.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { publishEnd } from '../lessons/publish-lesson.ts';

/** An answer or a picture that was under way at the end is stored a moment later: wiped again then. */
const SECOND_WIPE_AFTER_MS = 25_000;
const RETRY_AFTER_MS = 3_000;
/** Of one call (`LessonWipe`). */
const OWNERS_AT_ONCE = 100;

/**
 * Clears what is over, within a minute of its end (CLASSROOM "Over, gone"). Lessons are found in
 * MongoDB, so also after a crash, or where the server was off at their end. Each step may run twice.
 */
export async function clearLessons(deps: Deps): Promise<void> {
  for (let lesson = await deps.lessons.takeUncleared(); lesson; ) {
    await clearOne(deps, lesson);
    lesson = await deps.lessons.takeUncleared();
  }
}

async function clearOne(deps: Deps, lesson: LessonRecord): Promise<void> {
  const { lessons, log, clearingMetrics } = deps;
  const lessonId = lesson._id;
  const outages = createOutageLog(log.child({ lessonId }));
  try {
    // Who ended it may have stopped before it was told.
    await publishEnd(deps, lesson);
    if (lesson.afterwards === 'wipe') await wipe(deps, lesson);
    const nextWipe = lesson.endsAt.getTime() + SECOND_WIPE_AFTER_MS;
    if (lesson.afterwards === 'wipe' && Date.now() < nextWipe) {
      await lessons.release(lessonId, new Date(nextWipe));
      return;
    }
    await deps.boards.remove(lessonId);
    await deps.lessonMaterials.removeOfLesson(lessonId);
    if (lesson.afterwards === 'wipe') {
      await deps.places.removeOfLessons([lessonId]);
      await lessons.cleared(lessonId, `user:${lesson.teacherId}`);
    } else {
      await lessons.cleared(lessonId);
    }
    clearingMetrics.cleared(lesson);
    log.info({ lessonId, afterwards: lesson.afterwards }, 'lesson cleared');
  } catch (error) {
    outages.reportAway(error, 'lesson not cleared yet, tried again');
    await lessons.release(lessonId, new Date(Date.now() + RETRY_AFTER_MS));
  }
}

/** What seats and guests have made in it, in every service; the album's pictures become the teacher's. */
async function wipe(
  {
    places,
    lessons,
    keepers,
    deadLetters,
  }: Pick<Deps, 'places' | 'lessons' | 'keepers' | 'deadLetters'>,
  lesson: LessonRecord,
): Promise<void> {
  const { _id: lessonId, classId, teacherId, startedAt, endsAt, album } = lesson;
  const since = startedAt.toISOString();
  const keep = {
    fileIds: album.map(({ fileId }) => fileId),
    owner: `user:${teacherId}` as const,
  };
  const all = await places.listOfLesson(lessonId);
  const send = async (owners: OwnerId[], from: string, until: Date) => {
    for (let start = 0; start < owners.length; start += OWNERS_AT_ONCE) {
      const some = owners.slice(start, start + OWNERS_AT_ONCE);
      const order: LessonWipe = {
        ...{ lessonId, owners: some, keep },
        ...{ since: from, until: until.toISOString() },
      };
      await keepers.wipe(order);
    }
  };
  // A seat makes nothing outside of lessons: what came late is this one's, until the next begins.
  const next = await lessons.nextStart(classId, endsAt);
  await send(ownersOf(all, true), since, next ?? new Date());
  // A guest's device goes on being its own, as it was before.
  for (const guest of all.filter(({ seat }) => !seat)) {
    await send([guest.owner], guest.firstJoinedAt.toISOString(), endsAt);
  }
  await keepers.wipeRequests(lessonId);
  // A sign of danger stays until a person has looked at the dead letter.
  await deadLetters.forget(
    (content) => content.includes(lessonId) && !content.includes('place.worried'),
  );
}

function ownersOf(places: PlaceRecord[], isSeat: boolean): OwnerId[] {
  return places.filter(({ seat }) => (seat !== null) === isSeat).map(({ owner }) => owner);
}
