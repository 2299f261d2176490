import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import { buildEvent } from '../analytics/build-event.ts';

const MARK_LENGTH = 16;

/** A child's question and its answer, as the list shows them by default; its mark begins like `visitor`. */
export function buildTalk(
  place: number,
  visitor: string,
  timeMs = Date.now(),
): RequestCompletedEvent {
  return {
    ...buildEvent(place, timeMs),
    visitorToken: visitor.padEnd(MARK_LENGTH, '-').slice(0, MARK_LENGTH),
    type: 'text',
    prompt: `Wie viele Beine hat eine Spinne, und warum? (${place})`,
    response: 'Eine Spinne hat acht Beine. Möchtest du noch mehr über Spinnen wissen?',
    imageUrl: null,
    safety: null,
  };
}
