import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { RedisClient } from '../redis/connect-redis.ts';
import { partitionKey } from './partitions.ts';

interface Source {
  /** A connection that answers at once, not the one a consumer blocks. */
  redis: RedisClient;
  namePrefix: string;
  stream: {
    name: string;
    key: (namePrefix: string) => string;
    deadKey: (namePrefix: string) => string;
  };
  group: string;
  /** Those beside the first that are read; each figure is of all together. */
  partitions?: () => number[];
}

const Entries = z.array(z.tuple([z.string(), z.unknown()]));
type Ask = (key: string) => Promise<number>;

const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0);

const Pending = z.tuple([z.number()], z.unknown());

/** Of each registry, the streams its process reads. */
const sources = new WeakMap<Registry, Source[]>();

/**
 * Shows what lies in a stream, read whenever somebody asks, so that a consumer that hangs or is
 * gone is noticed, too. While Redis is away the figures are missing. A process may read several.
 */
export function addStreamMetrics(metrics: Registry, source: Source): void {
  const known = sources.get(metrics);
  if (known) {
    known.push(source);
    return;
  }
  const read = [source];
  sources.set(metrics, read);
  const common = { labelNames: ['stream'], registers: [metrics] };
  const showEach = async (gauge: Gauge, readFigure: (one: Source) => Promise<number>) => {
    for (const one of read) await show(gauge, one.stream.name, readFigure(one));
  };
  const ofPartitions = ({ namePrefix, stream, partitions }: Source, ask: Ask) =>
    Promise.all(
      [0, ...(partitions?.() ?? [])].map((one) => ask(partitionKey(stream, namePrefix, one))),
    );
  new Gauge({
    name: 'events_waiting_entries',
    help: 'Stream entries that are not yet stored, over all consumers',
    ...common,
    collect() {
      return showEach(this, (one) => ofPartitions(one, (key) => one.redis.xlen(key)).then(sumOf));
    },
  });
  new Gauge({
    name: 'events_pending_entries',
    help: 'Those of them that a consumer has taken on',
    ...common,
    collect() {
      return showEach(this, (one) =>
        ofPartitions(one, (key) => one.redis.xpending(key, one.group).then(readPending)).then(
          sumOf,
        ),
      );
    },
  });
  new Gauge({
    name: 'events_oldest_seconds',
    help: 'Age of the oldest stream entry that is not yet stored',
    ...common,
    collect() {
      return showEach(this, (one) =>
        ofPartitions(one, (key) => one.redis.xrange(key, '-', '+', 'COUNT', 1).then(readAge)).then(
          (ages) => Math.max(...ages),
        ),
      );
    },
  });
  new Gauge({
    name: 'events_dead_entries',
    help: 'Entries in the dead-letter stream',
    ...common,
    collect() {
      return showEach(this, ({ redis, namePrefix, stream }) =>
        redis.xlen(stream.deadKey(namePrefix)),
      );
    },
  });
}

async function show(gauge: Gauge, stream: string, value: Promise<number>): Promise<void> {
  await value.then(
    (known) => gauge.set({ stream }, known),
    () => gauge.remove({ stream }),
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

/** The figures of one stream's consumer, added to the registry its service shows. */
export function createConsumerMetrics(stream: string, registry = new Registry()) {
  const { batchSize, delay, deadLettered } = metricsOf(registry);
  return {
    batchSize: batchSize.labels(stream),
    delay: delay.labels(stream),
    deadLettered: deadLettered.labels(stream),
  };
}

const consumerMetrics = new WeakMap<Registry, ReturnType<typeof registerConsumerMetrics>>();

function metricsOf(registry: Registry) {
  const known = consumerMetrics.get(registry) ?? registerConsumerMetrics(registry);
  consumerMetrics.set(registry, known);
  return known;
}

function registerConsumerMetrics(registry: Registry) {
  const common = { labelNames: ['stream'], registers: [registry] };
  return {
    batchSize: new Histogram({
      name: 'events_batch_size',
      help: 'Events handled at once',
      buckets: [1, 5, 20, 50, 200, 1_000, 5_000],
      ...common,
    }),
    delay: new Histogram({
      name: 'events_delay_seconds',
      help: 'Age of the oldest entry of a batch once it is stored',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300, 3_600],
      ...common,
    }),
    deadLettered: new Counter({
      name: 'events_dead_lettered_total',
      help: 'Entries that went, whole or in part, to the dead-letter stream',
      ...common,
    }),
  };
}
