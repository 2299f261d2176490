import { isSeatKey, isVisitorKey } from '@lux/contracts/accounts/account-key.ts';
import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { lessonPeriod } from '@lux/service-kit/server/user-data-routes.ts';
import type { Deps } from '../deps.ts';
import { forgetStickers } from '../stickers/forget-stickers.ts';
import { wipeStickers } from '../stickers/wipe-stickers.ts';
import { isWithin, type Period } from './wiped-period.store.ts';

type SeatDeps = Pick<
  Deps,
  'syncedItems' | 'catalogue' | 'progress' | 'userStickers' | 'wipedPeriods' | 'deadLetters'
>;

/**
 * Forgets all that seats have. A child may delete its things and go on. In this order: an activity counted before the second step is found by it, one
 * counted after it finds the note of the first.
 */
export async function forgetSeats(deps: SeatDeps, seats: OwnerId[]): Promise<void> {
  if (seats.length === 0) return;
  const ever = { from: new Date(0), to: new Date() };
  await deps.wipedPeriods.add(seats, ever);
  for (const seat of seats) await forgetStickers(deps, seat);
  await deps.syncedItems.removeAll(seats);
}

/** Forgets what seats reached and kept in a lesson, in the same order, and what guests kept. */
export async function wipeLesson(deps: SeatDeps, { owners, ...lesson }: LessonWipe): Promise<void> {
  const period = lessonPeriod(lesson);
  const seats = owners.filter(isSeatKey);
  if (seats.length > 0) await deps.wipedPeriods.add(seats, period);
  for (const seat of seats) await wipeStickers(deps, seat, period);
  await deps.syncedItems.wipe([...seats, ...owners.filter(isVisitorKey)], period);
  await deps.deadLetters.forget(isFromLesson(owners, period));
}

/** JSON within JSON has its quotation marks behind backslashes. */
const TIMESTAMP = /timestamp\\*":\\*"([^"\\]+)/g;

/** Looks at the text itself, as dead letters are often such that cannot be read in another way. */
function isFromLesson(owners: OwnerId[], period: Period): (content: string) => boolean {
  return (content) => {
    if (!owners.some((owner) => content.includes(`"${owner}`))) return false;
    const times = [...content.matchAll(TIMESTAMP)].map(([, time = '']) => new Date(time));
    return times.length === 0 || times.some((time) => isWithin(time, [period]));
  };
}
