import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { connectRedis, type RedisClient } from '../redis/connect-redis.ts';
import { createId } from '../secrets.ts';
import { createEventConsumer } from './create-event-consumer.ts';
import type { EventStream } from './event-streams.ts';
import { addStreamMetrics } from './stream-metrics.ts';

interface Options<Event> {
  /** For metrics; the consumer opens a connection of its own to `url`. */
  redis: RedisClient;
  url: string;
  namePrefix: string;
  stream: EventStream<Event>;
  /** The service that reads: each event goes to one of its replicas. */
  group: string;
  log: Logger;
  metrics: Registry;
  /** Must bear the same events twice (see `createEventConsumer`). */
  handle: (events: Event[]) => Promise<void>;
  /** How long new entries lie before they are handled (see `createEventConsumer`). */
  handleAfterMs?: number;
}

/** Takes part in reading a stream, with its metrics; any number of replicas may. */
export function startEventConsumer<Event>({ redis, url, ...options }: Options<Event>): {
  close: () => Promise<void>;
} {
  addStreamMetrics(options.metrics, { redis, ...options });
  return createEventConsumer({
    ...options,
    redis: connectRedis({ url, log: options.log, role: 'worker' }),
    consumer: `${hostname()}-${createId()}`,
  });
}
