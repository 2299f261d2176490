import type { Redis } from 'ioredis';
import type { EventStream } from './define-event-stream.ts';
import type { PackedEvents } from './pack-events.ts';

interface Target<Event> {
  redis: Redis;
  namePrefix: string;
  stream: EventStream<Event>;
}

/**
 * Writes an entry and resolves when Redis has it.
 *
 * @throws what ioredis throws while Redis is away (`toAppError` makes it SERVICE_UNAVAILABLE).
 */
export async function appendPacked<Event>(
  { redis, namePrefix, stream }: Target<Event>,
  { fields }: PackedEvents,
): Promise<void> {
  const limit = ['MAXLEN', '~', stream.maxEntries] as const;
  await redis.xadd(stream.key(namePrefix), ...limit, '*', ...fields);
}
