import type { LookAnswer, NewLook } from '@lux/contracts/classroom/board.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { PlaceRecord } from '../joins/place.store.ts';
import { viewChildLesson } from '../joins/view-child-lesson.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { viewLook } from './look.store.ts';

/**
 * Shows a teacher what a child and LUX said in this lesson, and nothing from before or after. The look
 * is written down first: words that cannot be read then were logged in vain, never read unlogged. The
 * child hears of it at once.
 *
 * @throws PLACE_NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function takeLook(
  deps: Pick<Deps, 'places' | 'looks' | 'keepers' | 'push'>,
  lesson: LessonRecord,
  { seatId, reason }: NewLook,
  { teacherId, teacher }: { teacherId: Id; teacher: string },
): Promise<LookAnswer> {
  const place =
    (await deps.places.findOf(lesson._id, `seat:${seatId}`)) ??
    (await deps.places.findEver(seatId));
  if (place?.lessonId !== lesson._id) throw errors.PLACE_NOT_FOUND();
  const look = {
    ...{ _id: createId(), lessonId: lesson._id, classId: lesson.classId },
    ...{ seatId: place.seat?.id ?? null, label: place.label },
    ...{ teacherId, teacher, reason, at: new Date() },
  };
  await deps.looks.add(look);
  const told = await deps.places.addLook(place._id, { at: look.at, lookId: look._id });
  if (told) {
    deps.push.toRoom(rooms.place(told.placeId), 'lesson.changed', viewChildLesson(lesson, told));
  }
  return { look: viewLook(look), messages: await readMessages(deps, lesson, place) };
}

async function readMessages(
  { keepers }: Pick<Deps, 'keepers'>,
  lesson: LessonRecord,
  { owner, firstJoinedAt }: PlaceRecord,
): Promise<Message[]> {
  const [from, to] = [firstJoinedAt.getTime(), lesson.endsAt.getTime()];
  const conversations = await keepers.readConversations(owner);
  return conversations
    .flatMap(({ messages }) => messages)
    .filter(({ timestamp }) => Date.parse(timestamp) >= from && Date.parse(timestamp) <= to)
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}
