import type { Readable } from 'node:stream';
import type { SeatExport } from '@lux/contracts/classroom/board.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type DataSubject, packData } from '../privacy/pack-data.ts';
import { recordTeaching } from './record-teaching.ts';
import { requireTeacher } from './require-teacher.ts';

/**
 * Everything of a seat of one's own class, for the child's parents, as the ZIP that the child can fetch
 * for itself. The reason is written into the class's log of looks first, which the child's own data shows,
 * and the act into the trail: without them nothing is handed out.
 *
 * @throws CLASS_NOT_FOUND, SEAT_NOT_FOUND of classroom.
 */
export async function exportSeat(
  deps: Pick<Deps, 'services' | 'sessions' | 'config'>,
  request: FastifyRequest,
  { id, seatId, reason, signal }: SeatExport & { id: Id; seatId: Id; signal: AbortSignal },
): Promise<{ archive: Readable; label: string }> {
  const teacher = await requireTeacher(deps, request);
  const { username } = teacher.user;
  const { classroom } = deps.services;
  const { label } = await classroom.noteSeatExport(teacher.caller, id, seatId, {
    reason,
    username,
  });
  const target = { kind: 'place', id: seatId, name: label } as const;
  await recordTeaching(deps, request, teacher, { action: 'seat.exported', target });
  const keeper: OwnerId = `seat:${seatId}`;
  const people = { visitorMarks: [], userId: null, seatIds: [seatId] };
  const subject: DataSubject = { owners: [keeper], requestId: request.id, keeper, people };
  return { archive: await packData(deps, subject, signal), label };
}
