import type { Redis } from 'ioredis';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';

interface Source {
  /** A connection that answers at once, not the one a consumer blocks. */
  redis: Redis;
  namePrefix: string;
  stream: { key: (namePrefix: string) => string; deadKey: (namePrefix: string) => string };
  group: string;
}

const Entries = z.array(z.tuple([z.string(), z.unknown()]));
const Pending = z.tuple([z.number()], z.unknown());

/**
 * Shows what lies in a stream, read whenever somebody asks, so that a consumer that hangs or is
 * gone is noticed, too. While Redis is away the figures are missing.
 */
export function addStreamMetrics(
  metrics: Registry,
  { redis, namePrefix, stream, group }: Source,
): void {
  const registers = [metrics];
  const key = stream.key(namePrefix);
  const deadKey = stream.deadKey(namePrefix);
  new Gauge({
    name: 'events_waiting_entries',
    help: 'Stream entries that are not yet stored, over all consumers',
    registers,
    collect() {
      return show(this, redis.xlen(key));
    },
  });
  new Gauge({
    name: 'events_pending_entries',
    help: 'Those of them that a consumer has taken on',
    registers,
    collect() {
      return show(this, redis.xpending(key, group).then(readPending));
    },
  });
  new Gauge({
    name: 'events_oldest_seconds',
    help: 'Age of the oldest stream entry that is not yet stored',
    registers,
    collect() {
      return show(this, redis.xrange(key, '-', '+', 'COUNT', 1).then(readAge));
    },
  });
  new Gauge({
    name: 'events_dead_entries',
    help: 'Entries in the dead-letter stream',
    registers,
    collect() {
      return show(this, redis.xlen(deadKey));
    },
  });
}

async function show(gauge: Gauge, value: Promise<number>): Promise<void> {
  await value.then(
    (known) => gauge.set(known),
    () => gauge.remove(),
  );
}

function readPending(answer: unknown): number {
  return Pending.parse(answer)[0];
}

/** An entry's id begins with the time Redis took it, in milliseconds. */
function readAge(answer: unknown): number {
  const [oldest] = Entries.parse(answer);
  return oldest ? Math.max(0, Date.now() - Number(oldest[0].split('-')[0])) / 1_000 : 0;
}

/** The figures of one event consumer, added to the registry its service shows. */
export function createConsumerMetrics(registry = new Registry()) {
  const registers = [registry];
  return {
    batchSize: new Histogram({
      name: 'events_batch_size',
      help: 'Events handled at once',
      buckets: [1, 5, 20, 50, 200, 1_000, 5_000],
      registers,
    }),
    delay: new Histogram({
      name: 'events_delay_seconds',
      help: 'Age of the oldest entry of a batch once it is stored',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300, 3_600],
      registers,
    }),
    deadLettered: new Counter({
      name: 'events_dead_lettered_total',
      help: 'Entries that went, whole or in part, to the dead-letter stream',
      registers,
    }),
  };
}
