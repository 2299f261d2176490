import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { startEventConsumer } from '@lux/service-kit/events/consuming/start-event-consumer.ts';
import { placeStream } from '@lux/service-kit/events/event-streams.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import type { Deps } from '../deps.ts';
import { isOver } from '../lessons/view-lesson.ts';
import { rebuildBoard } from './refresh-tile.ts';

/** Takes part in reading what children in lessons do; any number of replicas may. */
export function startPlaceConsumer(deps: Deps): { close: () => Promise<void> } {
  const { config, redis, log, metrics } = deps;
  return startEventConsumer({
    redis,
    url: config.redis.url,
    namePrefix: config.namePrefix,
    stream: placeStream,
    group: 'classroom',
    log,
    metrics,
    handle: async (events) => takePlaceEvents(deps, events),
  });
}

/** Shows what children do on their boards. Signs of danger first, as they must not be lost. */
export async function takePlaceEvents(deps: Deps, events: PlaceEvent[]): Promise<void> {
  for (const event of events) if (event.name === 'place.worried') await raiseAlert(deps, event);
  for (const [lessonId, own] of Map.groupBy(events, (event) => event.lessonId)) {
    await showOnBoard(deps, lessonId, own);
  }
}

async function showOnBoard(deps: Deps, lessonId: Id, events: PlaceEvent[]): Promise<void> {
  const { boards, boardPusher, lessons } = deps;
  let { isLost, unknown } = await boards.apply(lessonId, events);
  if (isLost || unknown.length > 0) {
    // Redis has lost the board, or a place on it; of a lesson that is over there is none.
    const lesson = await lessons.find(lessonId);
    if (!lesson || isOver(lesson)) return;
    await rebuildBoard(deps, lessonId);
    const missed = isLost ? events : events.filter(({ id }) => unknown.includes(id));
    ({ isLost, unknown } = await boards.apply(lessonId, missed));
  }
  boardPusher.push(lessonId);
}
