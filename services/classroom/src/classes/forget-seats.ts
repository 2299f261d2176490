import type { Id } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import { endLesson } from '../lessons/end-lesson.ts';
import { forgetProgress } from '../progress/forget-progress.ts';
import type { ClassRecord } from './class.store.ts';
import { changeClass } from './find-class.ts';

/**
 * Deletes a class: from this moment nobody sees it, and its lesson is over. What was made at its seats
 * goes in the background (`forgetSeats`), also after a crash.
 */
export async function deleteClass(deps: Deps, id: Id, teacherId: Id): Promise<void> {
  const { _id } = await changeClassToDeleted(deps, id, teacherId);
  const running = await deps.lessons.findRunning(_id);
  if (running) await endLesson(deps, running);
}

async function changeClassToDeleted(deps: Deps, id: Id, teacherId: Id) {
  return changeClass(deps, { id, teacherId }, deletion);
}

/** What deletes a class as it was read. */
export function deletion({ seats, goneSeats }: ClassRecord) {
  return {
    isDeleted: true,
    seats: [],
    teachers: [],
    goneSeats: [...goneSeats, ...seats.map(({ _id }) => _id)],
  };
}

/**
 * Forgets in all services what was made at seats that are gone, and the classes that are. Stops where a
 * service is away; what is done is not done again. Any number of copies may.
 */
export async function forgetSeats(deps: Deps): Promise<void> {
  for (const { _id: classId, goneSeats, isDeleted } of await deps.classes.listLeaving()) {
    for (const seatId of goneSeats) {
      await deps.keepers.forgetSeat(seatId);
      await deps.places.removeOf([`seat:${seatId}`]);
      await deps.alerts.removeOfSeat(seatId);
      await forgetProgress(deps, [`seat:${seatId}`]);
      await deps.pictureTries.forget(seatId);
      await deps.classes.forgetSeat(classId, seatId);
    }
    if (!isDeleted) continue;
    // One that is still being cleared keeps its record until it is.
    await endAll(deps, classId);
    if (!(await deps.lessons.removeOfClass(classId))) continue;
    await deps.alerts.removeOfClass(classId);
    await deps.classes.removeDeleted(classId);
    deps.log.info({ classId }, 'class deleted');
  }
}

/** One that began while the class was being deleted, or whose end a crash has prevented. */
async function endAll(deps: Deps, classId: Id): Promise<void> {
  const running = await deps.lessons.findRunning(classId);
  if (running) await endLesson(deps, running);
}
