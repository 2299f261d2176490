import type { RecordedEvent, RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { type EventStream, eventStream } from '@lux/service-kit/events/event-streams.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

/** The events of all requests so far. */
export async function readEvents(
  redis: RedisClient,
  namePrefix: string,
): Promise<RequestCompletedEvent[]> {
  return (await readStream(redis, eventStream, namePrefix)).filter(isOfRequest);
}

/** All events of a stream so far. */
export async function readStream<Event>(
  redis: RedisClient,
  stream: EventStream<Event>,
  namePrefix: string,
): Promise<Event[]> {
  const entries = await redis.xrange(stream.key(namePrefix), '-', '+');
  return entries.flatMap(([id, fields]) => readEntry(stream, { id, fields }).events);
}

function isOfRequest(event: RecordedEvent): event is RequestCompletedEvent {
  return !('name' in event);
}
