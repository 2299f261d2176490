import type { ClassProgress, Garden, SeatProgress } from '@lux/contracts/classroom/progress.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import { requireTeacher } from '../classes/require-teacher.ts';
import type { Deps } from '../deps.ts';
import { accountOwnerOf } from '../sessions/act-for.ts';

type Tools = Pick<Deps, 'services' | 'config'>;

/** What the children of a class can do. @throws NOT_LOGGED_IN, TEACHER_NEEDED, CLASS_NOT_FOUND */
export async function readClassProgress(
  deps: Tools,
  request: FastifyRequest,
  classId: Id,
): Promise<ClassProgress> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.readClassProgress(caller, classId);
}

/** One child in depth. @throws as `readClassProgress`, SEAT_NOT_FOUND */
export async function readSeatProgress(
  deps: Tools,
  request: FastifyRequest,
  { classId, seatId }: { classId: Id; seatId: Id },
): Promise<SeatProgress> {
  const { caller } = await requireTeacher(deps, request);
  return deps.services.classroom.readSeatProgress(caller, classId, seatId);
}

/** A child's own garden; empty for whoever has neither seat nor account. */
export async function readGarden(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<Garden> {
  const owner = accountOwnerOf(request.session);
  if (owner === null) return { plants: [] };
  return services.classroom.readGarden({ owners: [owner], requestId: request.id });
}
