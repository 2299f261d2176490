import type { Redis } from 'ioredis';
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
 * @throws what ioredis throws while Redis is away (`toAppError` makes it SERVICE_UNAVAILABLE).
 */
export async function appendEvents<Event>(
  { redis, namePrefix, stream }: Target<Event>,
  events: Event[],
): Promise<void> {
  const limit = ['MAXLEN', '~', stream.maxEntries] as const;
  await redis.xadd(stream.key(namePrefix), ...limit, '*', stream.field, JSON.stringify(events));
}
