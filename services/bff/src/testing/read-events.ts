import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import { eventStream } from '@lux/service-kit/events/event-stream.ts';
import { readEntry } from '@lux/service-kit/events/read-entry.ts';
import type { Redis } from 'ioredis';

/** All events the bff has sent so far. */
export async function readEvents(
  redis: Redis,
  namePrefix: string,
): Promise<RequestCompletedEvent[]> {
  const entries = await redis.xrange(eventStream.key(namePrefix), '-', '+');
  return entries.flatMap(([id, fields]) => readEntry(eventStream, { id, fields }).events);
}
