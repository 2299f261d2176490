import type { Id } from '@lux/contracts/common/ids.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Deps } from '../deps.ts';
import type { SeatRecord } from './class.store.ts';
import { changeClass, findClass } from './find-class.ts';
import { choosePictures, hashPictures } from './picture-password.ts';
import { nameSeat } from './view-class.ts';

/**
 * Gives every seat new pictures and orders their cards as a PDF; the old cards end. Where the PDF
 * cannot be ordered the old ones hold again.
 *
 * @param origin of the addresses in the QR codes; '' leaves paths.
 */
export async function printCards(
  deps: Pick<Deps, 'classes' | 'keepers' | 'pictureTries'>,
  which: { id: Id; teacherId: Id },
  origin: string,
): Promise<string> {
  const { seats: before, name } = await findClass(deps, which.id, which.teacherId);
  if (before.length === 0) {
    throw commonErrors.VALIDATION_FAILED({ message: 'Die Klasse hat noch keine Plätze.' });
  }
  const drawn = await Promise.all(
    before.map(async ({ _id }) => {
      const pictures = choosePictures();
      return { seatId: _id, pictures, picturesHash: await hashPictures(pictures) };
    }),
  );
  const bySeat = new Map(drawn.map((one) => [one.seatId, one]));
  await changeClass(deps, which, ({ seats }) => ({
    seats: withHashes(seats, (seat) => bySeat.get(seat._id)?.picturesHash),
  }));
  const cards = before.map((seat) => {
    const { sign, label } = nameSeat(seat);
    const pictures = bySeat.get(seat._id)?.pictures ?? null;
    return { sign, label, pictures, url: `${origin}/beitreten/${seat._id}` };
  });
  try {
    const owner = `user:${which.teacherId}` as const;
    const jobId = await deps.keepers.orderPdf('/class-cards', [owner], { className: name, cards });
    for (const { _id } of before) await deps.pictureTries.forget(_id);
    return jobId;
  } catch (error) {
    const old = new Map(before.map(({ _id, picturesHash }) => [_id, picturesHash]));
    await changeClass(deps, which, ({ seats }) => ({
      // Only what is still ours: a teacher may have given a seat new pictures meanwhile.
      seats: withHashes(seats, ({ _id, picturesHash }) =>
        picturesHash === bySeat.get(_id)?.picturesHash ? old.get(_id) : undefined,
      ),
    }));
    throw error;
  }
}

function withHashes(
  seats: SeatRecord[],
  hashOf: (seat: SeatRecord) => string | null | undefined,
): SeatRecord[] {
  return seats.map((seat) => {
    const picturesHash = hashOf(seat);
    return picturesHash === undefined ? seat : { ...seat, picturesHash };
  });
}
