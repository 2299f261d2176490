import type { Board, Place } from '@lux/contracts/classroom/board.ts';
import type { Deps } from '../deps.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { isOver, viewLesson } from '../lessons/view-lesson.ts';
import { rebuildBoard } from './refresh-tile.ts';
import { factsOf, firstAlerts, placeOfAlert, tileOf, viewPlace } from './view-place.ts';

type BoardDeps = Pick<Deps, 'places' | 'alerts' | 'boards' | 'boardPusher'>;

/** All places of a lesson at this moment; of one that is over, as it ended. */
export async function readBoard(deps: BoardDeps, lesson: LessonRecord): Promise<Board> {
  const places = isOver(lesson) ? await readEnded(deps, lesson) : await readRunning(deps, lesson);
  return {
    lesson: viewLesson(lesson),
    places: places.toSorted((a, b) => a.label.localeCompare(b.label, 'de')),
  };
}

async function readRunning(deps: BoardDeps, { _id }: LessonRecord): Promise<Place[]> {
  if (!(await deps.boards.isWhole(_id))) await rebuildBoard(deps, _id);
  const tiles = await deps.boards.read(_id);
  return [...tiles.values()].map((tile) => viewPlace(tile));
}

/** From MongoDB. What is cleared shows only where somebody still has to look at an alert. */
async function readEnded({ places, alerts }: BoardDeps, { _id }: LessonRecord): Promise<Place[]> {
  const first = firstAlerts(await alerts.listUnseen(_id));
  const shown: Place[] = [];
  for (const place of await places.listOfLesson(_id)) {
    const facts = factsOf(place, first.get(place._id));
    if (!facts) continue;
    first.delete(place._id);
    shown.push(viewPlace(tileOf(place, { ...facts, state: 'left', isHandUp: false })));
  }
  return [...shown, ...[...first.values()].map(placeOfAlert)];
}
