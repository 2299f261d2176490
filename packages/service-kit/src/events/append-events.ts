import type { Redis } from 'ioredis';
import type { Origin } from '../tracing/origin.ts';
import { appendPacked } from './append-packed.ts';
import type { EventStream } from './define-event-stream.ts';
import { packEvents } from './pack-events.ts';

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
  target: Target<Event>,
  events: Event[],
  origins: Origin[] = [],
): Promise<void> {
  await appendPacked(target, packEvents(target.stream, events, origins));
}
