import type { JoinedPlace, JoinOrder } from '@lux/contracts/classroom/joined-place.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { isAway } from '../board/activity.ts';
import { refreshTile } from '../board/refresh-tile.ts';
import type { SeatRecord } from '../classes/class.store.ts';
import { isRightPictures } from '../classes/picture-password.ts';
import { nameSeat } from '../classes/view-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { closePlace, leavePlace } from './leave-place.ts';
import { findOpenLesson } from './open-door.ts';
import { WAIT_MS } from './picture-tries.ts';
import type { PlaceRecord, Taking } from './place.store.ts';
import { viewChildLesson } from './view-child-lesson.ts';

/** Of one lesson, one after the other: more than any class has, and a bound for whoever plays tricks. */
const MOST_GUESTS = 100;
const TRIES = 3;

/**
 * A child takes a seat, or comes as a guest. Of two devices that want a seat at once one gets it; the
 * same device finds its place again.
 *
 * @throws LESSON_NOT_FOUND, SEAT_NOT_FOUND, GUESTS_NOT_ALLOWED, SEAT_TAKEN, WRONG_PICTURES, SEAT_WAITS
 */
export async function joinLesson(
  deps: Deps,
  typed: string,
  order: JoinOrder,
): Promise<JoinedPlace> {
  const { lesson, schoolClass } = await findOpenLesson(deps, typed);
  const seat = schoolClass.seats.find(({ _id }) => _id === order.seatId);
  if (order.seatId && !seat) throw errors.SEAT_NOT_FOUND();
  if (!seat && !lesson.allowsGuests) throw errors.GUESTS_NOT_ALLOWED();
  const owner: OwnerId = seat ? `seat:${seat._id}` : order.visitor;
  const known = await deps.places.listOfDevice(lesson._id, owner, order.visitor);
  const first = known.find((one) => one.owner === owner) ?? null;
  const place = seat
    ? await takeSeat(deps, { lesson, seat, first }, order)
    : await takeGuestPlace(deps, { lesson, first }, order.visitor);
  await leaveOthers(deps, known, place, order);
  return {
    lessonId: lesson._id,
    placeId: place.placeId,
    seatId: place.seat?.id ?? null,
    lesson: viewChildLesson(lesson, place),
  };
}

async function takeSeat(
  deps: Deps,
  { lesson, seat, first }: { lesson: LessonRecord; seat: SeatRecord; first: PlaceRecord | null },
  { visitor, pictures }: JoinOrder,
): Promise<PlaceRecord> {
  const owner: OwnerId = `seat:${seat._id}`;
  const named = nameSeat(seat);
  const taking = {
    ...{ lessonId: lesson._id, owner, seat: named, label: named.label },
    ...{ visitor, now: new Date() },
  };
  const own = ownOf(first, visitor);
  if (own) return own;
  await ensureFree(deps, first);
  await checkPictures(deps, taking, seat, pictures);
  return takePlace(deps, taking, first);
}

async function takeGuestPlace(
  deps: Deps,
  { lesson, first: known }: { lesson: LessonRecord; first: PlaceRecord | null },
  visitor: OwnerId,
): Promise<PlaceRecord> {
  const own = ownOf(known, visitor);
  if (own) return own;
  if (!known && lesson.guests >= MOST_GUESTS) throw errors.TOO_MANY_GUESTS();
  const label = known?.label ?? `Gast ${await deps.lessons.countGuest(lesson._id)}`;
  const taking = {
    ...{ lessonId: lesson._id, owner: visitor, seat: null, label },
    ...{ visitor, now: new Date() },
  };
  return takePlace(deps, taking, known);
}

/** The same device in two windows at once is one place, too. @throws SEAT_TAKEN */
async function takePlace(
  deps: Deps,
  taking: Taking,
  first: PlaceRecord | null,
): Promise<PlaceRecord> {
  let read = first;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const taken = await deps.places.take(taking, read);
    if (taken) {
      if (read?.state === 'there') await closePlace(deps, read);
      await refreshTile(deps, taken, { from: read?.placeId, isNew: read === null });
      return taken;
    }
    read = await deps.places.findOf(taking.lessonId, taking.owner);
    const own = ownOf(read, taking.visitor);
    if (own) return own;
    await ensureFree(deps, read);
  }
  throw errors.SEAT_TAKEN();
}

/** The place, if this device has it; else null. */
function ownOf(place: PlaceRecord | null, visitor: OwnerId): PlaceRecord | null {
  return place?.state === 'there' && place.visitor === visitor ? place : null;
}

/** A device that has been away for a minute may be broken: another one may have its seat. */
async function ensureFree({ boards }: Deps, place: PlaceRecord | null): Promise<void> {
  if (place?.state !== 'there') return;
  const activities = await boards.readActivities(place.lessonId);
  if (!isAway(activities.get(place.placeId), Date.now())) throw errors.SEAT_TAKEN();
}

/** @throws WRONG_PICTURES, SEAT_WAITS after five wrong ones, also where they come at once. */
async function checkPictures(
  deps: Deps,
  taking: Taking,
  { _id: seatId, picturesHash }: SeatRecord,
  pictures: JoinOrder['pictures'],
): Promise<void> {
  if (picturesHash === null) return;
  if (!pictures) throw errors.WRONG_PICTURES({ message: 'Tippe zuerst deine drei Bilder an.' });
  const { waitMs, isLast } = await deps.pictureTries.take(seatId);
  if (waitMs > 0) throw errors.SEAT_WAITS({ retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  if (await isRightPictures(pictures, picturesHash)) {
    await deps.pictureTries.forget(seatId);
    return;
  }
  if (isLast) await showLock(deps, taking);
  throw errors.WRONG_PICTURES();
}

async function showLock(deps: Deps, taking: Taking): Promise<void> {
  await deps.places.lock(taking, new Date(Date.now() + WAIT_MS));
  const locked = await deps.places.findOf(taking.lessonId, taking.owner);
  if (locked) await refreshTile(deps, locked);
}

/** One device is in one place: what it had before, here or in another lesson, is free. */
async function leaveOthers(
  deps: Deps,
  known: PlaceRecord[],
  place: PlaceRecord,
  { visitor, placeId }: JoinOrder,
): Promise<void> {
  const before = known.filter((one) => one._id !== place._id && ownOf(one, visitor) !== null);
  const ids = new Set<Id>(before.map((one) => one.placeId));
  if (placeId && placeId !== place.placeId) ids.add(placeId);
  for (const id of ids) await leavePlace(deps, id, 'left');
}
