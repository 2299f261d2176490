import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { alertIdOf } from '@lux/service-kit/events/alert-id.ts';
import { refreshTile } from '../board/refresh-tile.ts';
import type { Deps } from '../deps.ts';

type Worried = Extract<PlaceEvent, { name: 'place.worried' }>;

/**
 * Keeps a sentence in which the gate found danger and shows it on the board, until somebody has looked.
 * May run twice. Kept also where the lesson is over and its places are cleared.
 */
export async function raiseAlert(
  deps: Pick<Deps, 'lessons' | 'places' | 'alerts' | 'boards' | 'boardPusher' | 'log'>,
  { id, lessonId, placeId, sentence, timestamp }: Worried,
): Promise<void> {
  const [lesson, place] = await Promise.all([
    deps.lessons.find(lessonId),
    deps.places.findEver(placeId),
  ]);
  if (!lesson) {
    deps.log.warn({ lessonId, placeId }, 'sign of danger of a lesson that is no more');
    return;
  }
  await deps.alerts.add({
    _id: alertIdOf(id),
    lessonId,
    classId: lesson.classId,
    placeKey: place?._id ?? `${lessonId}.${placeId}`,
    placeId,
    seat: place?.seat ?? null,
    label: place?.label ?? 'Ein Kind',
    sentence,
    at: new Date(timestamp),
    seenAt: null,
    seenBy: null,
    seenById: null,
    note: null,
  });
  deps.log.info({ lessonId, placeId }, 'sign of danger');
  const touched = place && (await deps.places.touch(place._id));
  if (touched && !lesson.endedAt) await refreshTile(deps, touched);
}
