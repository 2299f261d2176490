import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { connectRedis, type RedisClient } from '../../redis/connect-redis.ts';
import { createId } from '../../secrets.ts';
import type { EventStream } from '../event-streams.ts';
import { listLivePartitions } from '../partitions.ts';
import { addStreamMetrics } from '../stream-metrics.ts';
import { createEventConsumer } from './create-event-consumer.ts';

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

/** While Redis is away a look never ends. */
const CLOSE_LIMIT_MS = 500;
/** How long a partition that is used for the first time, or again, waits for a consumer. */
const LOOK_EVERY_MS = 1_000;

/**
 * Takes part in reading a stream, with its metrics; any number of replicas may. Reads every partition
 * that holds something, whatever `EVENT_PARTITIONS` is now: with another number those of before are
 * read until they are empty.
 */
export function startEventConsumer<Event>({ redis, url, ...options }: Options<Event>): {
  close: () => Promise<void>;
} {
  const { stream, namePrefix, log } = options;
  const readers = new Map<number, ReturnType<typeof createEventConsumer>>();
  const partitions = () => [...readers.keys()].filter((partition) => partition > 0);
  const read = (partition: number) => {
    const reader = createEventConsumer({
      ...options,
      partition,
      redis: connectRedis({ url, log, role: 'worker' }),
      consumer: `${hostname()}-${createId()}`,
    });
    readers.set(partition, reader);
  };
  read(0);
  addStreamMetrics(options.metrics, { redis, partitions, ...options });

  const look = async () => {
    const live = new Set(await listLivePartitions({ redis, namePrefix, stream }));
    for (const partition of live) if (!readers.has(partition)) read(partition);
    for (const partition of partitions().filter((one) => !live.has(one))) {
      await readers.get(partition)?.close();
      readers.delete(partition);
    }
  };
  const closing = new AbortController();
  const watch = async () => {
    while (!closing.signal.aborted) {
      await look().catch((error: unknown) => log.debug({ err: error }, 'partitions not known'));
      await pause(LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  const watching = stream.ownerOf && watch();
  return {
    close: async () => {
      closing.abort();
      await Promise.race([watching, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      await Promise.all([...readers.values()].map((reader) => reader.close()));
    },
  };
}
