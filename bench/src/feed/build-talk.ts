import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import { buildEvent } from '../analytics/build-event.ts';

/** A child's question and its answer, as the list shows them by default. */
export function buildTalk(
  place: number,
  visitorToken: string,
  timeMs = Date.now(),
): RequestCompletedEvent {
  return {
    ...buildEvent(place, timeMs),
    visitorToken,
    type: 'text',
    prompt: `Wie viele Beine hat eine Spinne, und warum? (${place})`,
    response: 'Eine Spinne hat acht Beine. Möchtest du noch mehr über Spinnen wissen?',
    imageUrl: null,
    safety: null,
  };
}
