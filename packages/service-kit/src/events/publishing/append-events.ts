import type { RedisClient } from '../../redis/connect-redis.ts';
import type { Origin } from '../../tracing/origin.ts';
import type { EventStream } from '../event-streams.ts';
import { partitionKey } from '../partitions.ts';

/** One entry of a stream, as it is written. */
export interface PackedEvents {
  /** Names and values by turns. */
  fields: string[];
  /** How many events there are in it. */
  count: number;
  /** Of the stream. */
  partition: number;
}

/** @param origins of the events, in any order, for log lines and traces of the consumer. */
export function packEvents<Event>(
  stream: EventStream<Event>,
  events: Event[],
  origins: Origin[],
  partition = 0,
): PackedEvents {
  const fields = [stream.field, JSON.stringify(events)];
  if (origins.length > 0) fields.push(stream.originsField, JSON.stringify(origins));
  return { fields, count: events.length, partition };
}

/**
 * Writes an entry and resolves when Redis has it.
 *
 * @throws what ioredis throws while Redis is away (`toAppError` makes it SERVICE_UNAVAILABLE).
 */
export async function appendPacked<Event>(
  {
    redis,
    namePrefix,
    stream,
  }: { redis: RedisClient; namePrefix: string; stream: EventStream<Event> },
  { fields, partition }: PackedEvents,
): Promise<void> {
  const limit = ['MAXLEN', '~', stream.maxEntries] as const;
  await redis.xadd(partitionKey(stream, namePrefix, partition), ...limit, '*', ...fields);
}

interface Target<Event> {
  redis: RedisClient;
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
  target: Target<Event>,
  events: Event[],
  origins: Origin[] = [],
): Promise<void> {
  await appendPacked(target, packEvents(target.stream, events, origins));
}
