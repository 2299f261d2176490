import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { Deps } from '../deps.ts';
import { viewChildLesson } from '../joins/view-child-lesson.ts';
import type { LessonRecord } from './lesson.store.ts';
import { viewState } from './view-lesson.ts';

/** Tells all copies of the bff how the lesson stands. */
export async function publishState(
  { places, states }: Pick<Deps, 'places' | 'states'>,
  lesson: LessonRecord,
): Promise<LessonState> {
  const state = viewState(lesson, await places.listGone(lesson._id));
  await states.put(state, lesson.revision);
  return state;
}

/** Tells the bff, the children in it and the board of a change. */
export async function publishLesson(
  deps: Pick<Deps, 'places' | 'states' | 'push' | 'boards'>,
  lesson: LessonRecord,
): Promise<void> {
  await publishState(deps, lesson);
  for (const place of await deps.places.listOfLesson(lesson._id)) {
    if (place.state !== 'there') continue;
    deps.push.toRoom(rooms.place(place.placeId), 'lesson.changed', viewChildLesson(lesson, place));
  }
}

/** Tells everybody in it that it is over. May come twice. */
export async function publishEnd(
  deps: Pick<Deps, 'places' | 'states' | 'push'>,
  lesson: LessonRecord,
): Promise<void> {
  await publishState(deps, lesson);
  for (const { placeId } of await deps.places.listOfLesson(lesson._id)) {
    deps.push.toRoom(rooms.place(placeId), 'lesson.ended');
  }
}
