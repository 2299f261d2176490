import type {
  AlertSeen,
  Board,
  LessonPicture,
  LookAnswer,
  NewLook,
} from '@lux/contracts/classroom/board.ts';
import type {
  AlbumChoice,
  Lesson,
  LessonChange,
  NewLesson,
} from '@lux/contracts/classroom/lesson.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { targetClass } from './manage-classes.ts';
import { recordTeaching } from './record-teaching.ts';
import { requireTeacher, type Teacher } from './require-teacher.ts';
import { settleRequestOf } from './settle-request.ts';

type Tools = Pick<Deps, 'services' | 'config' | 'joinLimits' | 'lessonStates'>;

/** @throws LESSON_NOT_FOUND of classroom, also for one of others. */
async function targetLesson({ services }: Pick<Deps, 'services'>, { caller }: Teacher, id: Id) {
  const { code } = await services.classroom.readLesson(caller, id);
  return { kind: 'lesson', id, name: code } as const;
}

/** Running and past lessons of a class, newest first. @throws NOT_LOGGED_IN, TEACHER_NEEDED, as all of these. */
export async function listLessons(
  deps: Tools,
  request: FastifyRequest,
  classId: Id,
): Promise<Lesson[]> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.listLessons(caller, classId);
}

/** @throws CLASS_NOT_FOUND, LESSON_RUNNING */
export async function startLesson(
  deps: Tools,
  request: FastifyRequest,
  { classId, ...given }: NewLesson & { classId: Id },
): Promise<Lesson> {
  const teacher = await requireTeacher(deps, request);
  const target = await targetClass(deps, teacher, classId);
  const details = { minutes: given.minutes, afterwards: given.afterwards };
  await recordTeaching(deps, request, teacher, { action: 'lesson.started', target, details });
  const lesson = await deps.services.classroom.startLesson(teacher.caller, classId, given);
  deps.joinLimits.learn(request, lesson.code);
  return lesson;
}

/** @throws LESSON_NOT_FOUND, as all that follow. */
export async function readLesson(deps: Tools, request: FastifyRequest, id: Id): Promise<Lesson> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.readLesson(caller, id);
}

export async function changeLesson(
  deps: Tools,
  request: FastifyRequest,
  { id, ...change }: LessonChange & { id: Id },
): Promise<Lesson> {
  const { caller } = await requireTeacher(deps, request);
  const lesson = await deps.services.classroom.changeLesson(caller, id, change);
  await readAnew(deps, id);
  return lesson;
}

export async function endLesson(deps: Tools, request: FastifyRequest, id: Id): Promise<Lesson> {
  const teacher = await requireTeacher(deps, request);
  const target = await targetLesson(deps, teacher, id);
  await recordTeaching(deps, request, teacher, { action: 'lesson.ended', target });
  const lesson = await deps.services.classroom.endLesson(teacher.caller, id);
  await readAnew(deps, id);
  return lesson;
}

/** All children of a lesson as they are now. */
export async function readBoard(deps: Tools, request: FastifyRequest, id: Id): Promise<Board> {
  const { caller } = await requireTeacher(deps, request);
  const board = await deps.services.classroom.readBoard(caller, id);
  deps.joinLimits.learn(request, board.lesson.code);
  return board;
}

/** Reads a child's words, for a reason that is logged and that the child is told of. */
export async function look(
  deps: Tools,
  request: FastifyRequest,
  { id, ...wish }: NewLook & { id: Id },
): Promise<LookAnswer> {
  const teacher = await requireTeacher(deps, request);
  const lesson = await targetLesson(deps, teacher, id);
  const target = { kind: 'place', id: wish.seatId, name: null } as const;
  const details = { lesson: lesson.name };
  await recordTeaching(deps, request, teacher, { action: 'look.made', target, details });
  const { username } = teacher.user;
  return deps.services.classroom.look(teacher.caller, id, { ...wish, username });
}

/** Sends a child out: its session has no lesson any more. @throws PLACE_NOT_FOUND */
export async function sendOut(
  deps: Tools & Pick<Deps, 'push'>,
  request: FastifyRequest,
  { id, placeId }: { id: Id; placeId: Id },
): Promise<void> {
  const teacher = await requireTeacher(deps, request);
  const lesson = await targetLesson(deps, teacher, id);
  const target = { kind: 'place', id: placeId, name: null } as const;
  const details = { lesson: lesson.name };
  await recordTeaching(deps, request, teacher, { action: 'child.sent-out', target, details });
  await deps.services.classroom.sendOut(teacher.caller, id, placeId);
  await readAnew(deps, id);
  for (const room of [rooms.place(placeId), rooms.owner(`seat:${placeId}`)]) {
    deps.push.disconnect(room);
  }
}

/** Notes that somebody has looked at a sign of danger, and what they did. @throws ALERT_NOT_FOUND */
export async function seeAlert(
  deps: Tools,
  request: FastifyRequest,
  { id, alertId, note }: AlertSeen & { id: Id; alertId: Id },
): Promise<void> {
  const teacher = await requireTeacher(deps, request);
  const lesson = await targetLesson(deps, teacher, id);
  const target = { kind: 'alert', id: alertId, name: null } as const;
  const details = { lesson: lesson.name };
  await recordTeaching(deps, request, teacher, { action: 'alert.seen', target, details });
  const { username } = teacher.user;
  const seen = { username, ...(note !== undefined && { note }) };
  await deps.services.classroom.seeAlert(teacher.caller, id, alertId, seen);
  await settleRequestOf(deps.services.analytics, request, { alertId, username });
}

/** Pictures of a lesson's children, to choose from; from here on their teacher may see them. */
export async function listLessonPictures(
  deps: Tools & Pick<Deps, 'shownPictures'>,
  request: FastifyRequest,
  id: Id,
): Promise<LessonPicture[]> {
  const { caller, user } = await requireTeacher(deps, request);
  const pictures = await deps.services.classroom.listLessonPictures(caller, id);
  await deps.shownPictures.remember(user.id, id, pictures);
  return pictures;
}

/** What the class keeps of a lesson. */
export async function chooseAlbum(
  deps: Tools,
  request: FastifyRequest,
  { id, ...choice }: AlbumChoice & { id: Id },
): Promise<Lesson> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.chooseAlbum(caller, id, choice);
}

/** Has this process know the change at once; others learn it within half a second. */
async function readAnew({ lessonStates }: Pick<Tools, 'lessonStates'>, id: Id): Promise<void> {
  await lessonStates.read(id, { isFresh: true }).catch(() => null);
}
