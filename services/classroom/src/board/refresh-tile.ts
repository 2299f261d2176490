import type { Id } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import type { PlaceRecord } from '../joins/place.store.ts';
import { newActivity } from './activity.ts';
import { factsOf, firstAlerts, tileOf } from './view-place.ts';

type BoardDeps = Pick<Deps, 'places' | 'alerts' | 'boards' | 'boardPusher'>;

/**
 * Shows a place on the board as MongoDB has it now.
 *
 * @param from the id it had before, where a child has come again or a device was changed.
 * @param isNew whether nothing can have been told of it yet.
 */
export async function refreshTile(
  { alerts, boards, boardPusher }: BoardDeps,
  place: PlaceRecord,
  { from, isNew = false }: { from?: Id | undefined; isNew?: boolean } = {},
): Promise<void> {
  const { lessonId } = place;
  const alert = isNew ? undefined : await alerts.firstUnseen(lessonId, place._id);
  const facts = factsOf(place, alert);
  if (facts) {
    const activity = newActivity(place.joinedAt.getTime());
    await boards.put(lessonId, { facts, activity, revision: place.revision }, from);
  } else {
    await boards.drop(lessonId, [place.placeId]);
  }
  boardPusher.push(lessonId);
}

/**
 * Makes a board as MongoDB has it: after Redis was lost, and from time to time, as a process may stop
 * between MongoDB and Redis. What children do is kept where Redis knows it.
 */
export async function rebuildBoard(deps: BoardDeps, lessonId: Id): Promise<void> {
  const { places, alerts, boards, boardPusher } = deps;
  // Before MongoDB is read: a tile that comes meanwhile is not taken for a leftover.
  const shown = await boards.read(lessonId);
  const [records, unseen] = await Promise.all([
    places.listOfLesson(lessonId),
    alerts.listUnseen(lessonId),
  ]);
  const first = firstAlerts(unseen);
  const ids = new Set<Id>();
  for (const place of records) {
    const facts = factsOf(place, first.get(place._id));
    if (!facts) continue;
    ids.add(facts.id);
    const known = shown.get(facts.id);
    if (known && known.revision >= place.revision) continue;
    await boards.put(lessonId, tileOf(place, facts));
  }
  const leftovers = [...shown.keys()].filter((id) => !ids.has(id));
  await boards.drop(lessonId, leftovers);
  await boards.markWhole(lessonId);
  boardPusher.push(lessonId);
}
