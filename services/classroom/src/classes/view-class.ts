import type { SchoolClass, Seat, SeatName } from '@lux/contracts/classroom/school-class.ts';
import type { ClassRecord, SeatRecord } from './class.store.ts';
import { labelOf } from './seat-signs.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** After so long without a lesson or a change a class goes (CLASSROOM "Over, gone"). */
export const KEEP_UNUSED_MS = 365 * DAY_MS;
/** So long before, its teachers read of it. */
const TELL_BEFORE_MS = 30 * DAY_MS;

/** A class as its teachers see it. */
export function viewClass(record: ClassRecord, now = Date.now()): SchoolClass {
  const deletedAt = record.usedAt.getTime() + KEEP_UNUSED_MS;
  const isTold = now >= deletedAt - TELL_BEFORE_MS;
  return {
    id: record._id,
    name: record.name,
    ageGroup: record.ageGroup,
    seats: record.seats.map(viewSeat),
    teachers: record.teachers.map(({ userId, username }) => ({ userId, username })),
    createdAt: record.createdAt.toISOString(),
    ...(isTold && { willBeDeletedAt: new Date(deletedAt).toISOString() }),
  };
}

export function viewSeat(seat: SeatRecord): Seat {
  return { ...nameSeat(seat), hasPictures: seat.picturesHash !== null };
}

/** As places and lessons name it. */
export function nameSeat({ _id, sign }: SeatRecord): SeatName {
  return {
    id: _id,
    sign: { drawing: sign.drawing, color: sign.color },
    label: labelOf(sign),
  };
}
