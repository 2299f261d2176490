import type { Id } from '@lux/contracts/common/ids.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { refreshTile } from '../board/refresh-tile.ts';
import type { Deps } from '../deps.ts';
import { publishState } from '../lessons/publish-lesson.ts';
import type { PlaceRecord } from './place.store.ts';

type LeaveDeps = Pick<
  Deps,
  'lessons' | 'places' | 'states' | 'push' | 'alerts' | 'boards' | 'boardPusher'
>;

/** Sessions that hold this place have no lesson any more, and their devices hear of it. */
export async function closePlace(
  deps: LeaveDeps,
  { lessonId, placeId }: Pick<PlaceRecord, 'lessonId' | 'placeId'>,
): Promise<void> {
  const lesson = await deps.lessons.find(lessonId);
  if (lesson) await publishState(deps, lesson);
  deps.push.toRoom(rooms.place(placeId), 'lesson.ended');
}

/** A child goes, or its teacher sends it out. Who is out already stays so. */
export async function leavePlace(
  deps: LeaveDeps,
  placeId: Id,
  how: 'left' | 'out',
): Promise<boolean> {
  const left = await deps.places.leave(placeId, how);
  if (!left) return false;
  await closePlace(deps, left);
  await refreshTile(deps, left);
  return true;
}

/** The seat is taken away from its class. */
export async function sendOutOfSeat(deps: LeaveDeps, classId: Id, seatId: Id): Promise<void> {
  const lesson = await deps.lessons.findRunning(classId);
  const place = lesson && (await deps.places.findOf(lesson._id, `seat:${seatId}`));
  if (place) await leavePlace(deps, place.placeId, 'out');
}
