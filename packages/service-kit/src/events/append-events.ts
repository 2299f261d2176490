import type { Redis } from 'ioredis';
import type { Origin } from '../tracing/origin.ts';
import type { EventStream } from './define-event-stream.ts';

interface Target<Event> {
  redis: Redis;
  namePrefix: string;
  stream: EventStream<Event>;
}

/**
 * Writes events as one entry and resolves when Redis has them, for events that must not be lost
 * with this process.
 *
 * @param origins of the events, in any order, for log lines and traces of the consumer.
 * @throws what ioredis throws while Redis is away (`toAppError` makes it SERVICE_UNAVAILABLE).
 */
export async function appendEvents<Event>(
  { redis, namePrefix, stream }: Target<Event>,
  events: Event[],
  origins: Origin[] = [],
): Promise<void> {
  const limit = ['MAXLEN', '~', stream.maxEntries] as const;
  const fields = [stream.field, JSON.stringify(events)];
  if (origins.length > 0) fields.push(stream.originsField, JSON.stringify(origins));
  await redis.xadd(stream.key(namePrefix), ...limit, '*', ...fields);
}
