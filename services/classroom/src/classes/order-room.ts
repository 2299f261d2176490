import type { Id } from '@lux/contracts/common/ids.ts';
import type { SeatRecord } from './class.store.ts';

/** Seats in this order; those that are not named keep theirs and come last, unknown names are none. */
export function orderRoom(seats: SeatRecord[], seatIds: Id[]): SeatRecord[] {
  const place = new Map(seatIds.map((id, index) => [id, index]));
  const last = seatIds.length;
  return seats.toSorted((a, b) => (place.get(a._id) ?? last) - (place.get(b._id) ?? last));
}
