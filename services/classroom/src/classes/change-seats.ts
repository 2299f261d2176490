import { MOST_SEATS, type Seat } from '@lux/contracts/classroom/school-class.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { sendOutOfSeat } from '../joins/leave-place.ts';
import type { SeatRecord } from './class.store.ts';
import { changeClass } from './find-class.ts';
import { choosePictures, hashPictures } from './picture-password.ts';
import { chooseSigns } from './seat-signs.ts';
import { viewSeat } from './view-class.ts';

type Which = { id: Id; teacherId: Id };

/** @returns the new seats alone. @throws TOO_MANY_SEATS: then none is added. */
export async function addSeats(
  deps: Pick<Deps, 'classes'>,
  which: Which,
  count: number,
): Promise<Seat[]> {
  let added: SeatRecord[] = [];
  await changeClass(deps, which, ({ seats }) => {
    if (seats.length + count > MOST_SEATS) throw errors.TOO_MANY_SEATS();
    const taken = seats.map(({ sign }) => sign);
    added = chooseSigns(Math.random, taken, count).map((sign) => ({
      _id: createId(),
      sign,
      picturesHash: null,
    }));
    return { seats: [...seats, ...added] };
  });
  return added.map(viewSeat);
}

/** Takes a seat away, with everything that was made at it, in all services. */
export async function removeSeat(deps: Deps, which: Which, seatId: Id): Promise<void> {
  await changeClass(deps, which, ({ seats, goneSeats }) => {
    if (!seats.some(({ _id }) => _id === seatId)) throw errors.SEAT_NOT_FOUND();
    return {
      seats: seats.filter(({ _id }) => _id !== seatId),
      goneSeats: [...goneSeats, seatId],
    };
  });
  await sendOutOfSeat(deps, which.id, seatId);
  deps.log.info({ classId: which.id }, 'seat removed');
}

/** @returns the drawings, told this once; kept as a hash. */
export async function givePictures(
  deps: Pick<Deps, 'classes' | 'pictureTries'>,
  which: Which,
  seatId: Id,
): Promise<string[]> {
  const pictures = choosePictures();
  const picturesHash = await hashPictures(pictures);
  await changeClass(deps, which, ({ seats }) => {
    if (!seats.some(({ _id }) => _id === seatId)) throw errors.SEAT_NOT_FOUND();
    return {
      seats: seats.map((seat) => (seat._id === seatId ? { ...seat, picturesHash } : seat)),
    };
  });
  await deps.pictureTries.forget(seatId);
  return pictures;
}
