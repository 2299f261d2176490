import type { Look } from '@lux/contracts/classroom/board.ts';
import type {
  ClassChange,
  ClassTeacher,
  NewClass,
  NewClassTeacher,
  NewSeats,
  SchoolClass,
  Seat,
  ToldPictures,
} from '@lux/contracts/classroom/school-class.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { disconnectSockets } from '../sockets/disconnect-sockets.ts';
import { recordTeaching } from './record-teaching.ts';
import { requireTeacher, type Teacher } from './require-teacher.ts';

type Tools = Pick<Deps, 'services' | 'config'>;

/** @throws CLASS_NOT_FOUND, also for one of others. */
export async function targetClass(
  { services }: Pick<Deps, 'services'>,
  { caller }: Teacher,
  id: Id,
) {
  const found = (await services.classroom.listClasses(caller)).find((one) => one.id === id);
  if (!found) throw errors.CLASS_NOT_FOUND();
  return { kind: 'class', id, name: found.name } as const;
}

/** The classes of whoever is logged in. @throws NOT_LOGGED_IN, TEACHER_NEEDED, as all of these. */
export async function listClasses(deps: Tools, request: FastifyRequest): Promise<SchoolClass[]> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.listClasses(caller);
}

export async function createClass(
  deps: Tools,
  request: FastifyRequest,
  given: NewClass,
): Promise<SchoolClass> {
  const { caller, user } = await requireTeacher(deps, request);
  return deps.services.classroom.createClass(caller, { ...given, username: user.username });
}

/** @throws CLASS_NOT_FOUND of classroom, as all that follow. */
export async function changeClass(
  deps: Tools,
  request: FastifyRequest,
  { id, ...change }: ClassChange & { id: Id },
): Promise<SchoolClass> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.changeClass(caller, id, change);
}

/** Deletes a class with everything its seats have made. */
export async function deleteClass(deps: Tools, request: FastifyRequest, id: Id): Promise<void> {
  const teacher = await requireTeacher(deps, request);
  const target = await targetClass(deps, teacher, id);
  await recordTeaching(deps, request, teacher, { action: 'class.deleted', target });
  await deps.services.classroom.deleteClass(teacher.caller, id);
}

/** @returns the new seats. @throws TOO_MANY_SEATS */
export async function addSeats(
  deps: Tools,
  request: FastifyRequest,
  { id, ...given }: NewSeats & { id: Id },
): Promise<Seat[]> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.addSeats(caller, id, given);
}

/** Deletes a seat with everything that was made at it. @throws SEAT_NOT_FOUND */
export async function deleteSeat(
  deps: Tools,
  request: FastifyRequest,
  { id, seatId }: { id: Id; seatId: Id },
): Promise<void> {
  const { caller } = await requireTeacher(deps, request);
  await deps.services.classroom.deleteSeat(caller, id, seatId);
}

/** Gives a seat three other pictures, told this once. @throws SEAT_NOT_FOUND */
export async function chooseSeatPictures(
  deps: Tools,
  request: FastifyRequest,
  { id, seatId }: { id: Id; seatId: Id },
): Promise<ToldPictures> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.choosePictures(caller, id, seatId);
}

/** Shares a class with another teacher. @throws TEACHER_NOT_FOUND, also for users who are none. */
export async function addTeacher(
  deps: Tools,
  request: FastifyRequest,
  { id, username }: NewClassTeacher & { id: Id },
): Promise<SchoolClass> {
  const { caller } = await requireTeacher(deps, request);
  const found = await deps.services.accounts.findByName(request.id, username);
  if (!found?.isTeacher) throw errors.TEACHER_NOT_FOUND();
  const other = { userId: found.id, username: found.username };
  return deps.services.classroom.addTeacher(caller, id, other);
}

/** Takes a class away from a teacher, who hears nothing of it from this moment on. */
export async function removeTeacher(
  deps: Tools & Pick<Deps, 'sessions' | 'push'>,
  request: FastifyRequest,
  { id, userId }: { id: Id; userId: ClassTeacher['userId'] },
): Promise<void> {
  const { caller } = await requireTeacher(deps, request);
  await deps.services.classroom.removeTeacher(caller, id, userId);
  disconnectSockets(deps, { userId });
}

/** Orders cards for all seats, with new pictures: the old cards end. */
export async function printCards(
  deps: Tools,
  request: FastifyRequest,
  id: Id,
): Promise<{ jobId: Id }> {
  const teacher = await requireTeacher(deps, request);
  const target = await targetClass(deps, teacher, id);
  await recordTeaching(deps, request, teacher, { action: 'cards.printed', target });
  // Where the teacher is, the children will be, too.
  const origin = `${request.protocol}://${request.host}`;
  return deps.services.classroom.printCards(teacher.caller, id, origin);
}

export async function printAlbum(
  deps: Tools,
  request: FastifyRequest,
  id: Id,
): Promise<{ jobId: Id }> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.printAlbum(caller, id);
}

/** Who has read which child's words, and why. */
export async function listLooks(deps: Tools, request: FastifyRequest, id: Id): Promise<Look[]> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.listLooks(caller, id);
}
