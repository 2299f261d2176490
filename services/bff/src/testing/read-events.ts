import type { RecordedEvent, RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { readEntry } from '@lux/service-kit/events/read-entry.ts';
import type { Redis } from 'ioredis';

/** The events of all requests so far. */
export async function readEvents(
  redis: Redis,
  namePrefix: string,
): Promise<RequestCompletedEvent[]> {
  const entries = await redis.xrange(eventStream.key(namePrefix), '-', '+');
  return entries
    .flatMap(([id, fields]) => readEntry(eventStream, { id, fields }).events)
    .filter(isOfRequest);
}

function isOfRequest(event: RecordedEvent): event is RequestCompletedEvent {
  return !('name' in event);
}
