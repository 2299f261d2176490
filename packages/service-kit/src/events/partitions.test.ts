import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../process/create-logger.ts';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createId } from '../secrets.ts';
import { createMetrics } from '../server/metrics.ts';
import { startEventConsumer } from './consuming/start-event-consumer.ts';
import { defineEventStream } from './event-streams.ts';
import {
  listLivePartitions,
  MOST_PARTITIONS,
  partitionKey,
  partitionOf,
  registerPartitions,
} from './partitions.ts';
import { createEventPublisher } from './publishing/create-event-publisher.ts';

const Step = z.object({ owner: z.string(), step: z.int() });
type Step = z.infer<typeof Step>;

const stream = defineEventStream({ name: 'steps', schema: Step, ownerOf: ({ owner }) => owner });
const engines = useEngines();
const log = createLogger('test', 'silent');
const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
const owners = Array.from({ length: 24 }, (_, index) => `user:${index}`);
const closing: (() => Promise<void>)[] = [];
let namePrefix: string;
let handled: Step[];

beforeEach(() => {
  namePrefix = `${engines.redis.prefix}-${createId()}`;
  handled = [];
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => closeRedis(redis));

const publisherOf = (partitions: number) =>
  createEventPublisher({ redis, namePrefix, stream, log, partitions });

function consume() {
  const metrics = createMetrics('test');
  const { close } = startEventConsumer({
    ...{ redis, url: engines.redis.url, namePrefix, stream, log, metrics },
    group: 'test',
    handle: async (events) => {
      handled.push(...events);
    },
  });
  closing.push(close);
  return metrics;
}

const lengths = () =>
  Promise.all(
    Array.from({ length: MOST_PARTITIONS }, (_, partition) =>
      redis.xlen(partitionKey(stream, namePrefix, partition)),
    ),
  );
const stepsOf = (owner: string) =>
  handled.flatMap((event) => (event.owner === owner ? [event.step] : []));

test('events are spread by owner, and each owner’s arrive once and in their order', async () => {
  const publisher = publisherOf(4);
  for (let step = 0; step < 50; step += 1) {
    for (const owner of owners) publisher.publish({ owner, step });
  }
  await publisher.close();
  const used = (await lengths()).map((length) => length > 0);
  expect(used).toEqual(used.map((_, partition) => partition < 4));

  const metrics = consume();
  await waitFor(() => handled.length >= owners.length * 50);
  const steps = Array.from({ length: 50 }, (_, step) => step);
  for (const owner of owners) expect(stepsOf(owner)).toEqual(steps);
  await waitFor(async () => (await lengths()).every((length) => length === 0));
  expect(await metrics.metrics()).toMatch(/^events_waiting_entries\{.*stream="steps".*\} 0$/m);
});

test('with another number, up and down while events flow, none is lost or handled twice', async () => {
  consume();
  let step = 0;
  for (const partitions of [1, 6, 3, 1, 2]) {
    const publisher = publisherOf(partitions);
    for (let round = 0; round < 20; round += 1, step += 1) {
      for (const owner of owners) publisher.publish({ owner, step });
    }
    await publisher.close();
  }
  await waitFor(() => handled.length >= owners.length * step, { timeoutMs: 10_000 });
  await waitFor(async () => (await lengths()).every((length) => length === 0));
  const steps = Array.from({ length: step }, (_, index) => index);
  for (const owner of owners) {
    expect(stepsOf(owner).toSorted((one, other) => one - other)).toEqual(steps);
  }
});

test('figures are of all partitions together', async () => {
  const publisher = publisherOf(3);
  for (const owner of owners) publisher.publish({ owner, step: 0 });
  await publisher.close();
  const metrics = createMetrics('test');
  const goOn = Promise.withResolvers<void>();
  const { close } = startEventConsumer({
    ...{ redis, url: engines.redis.url, namePrefix, stream, log, metrics },
    group: 'test',
    handle: () => goOn.promise,
  });
  closing.push(close);
  await waitFor(async () =>
    /^events_pending_entries\{.*stream="steps".*\} 3$/m.test(await metrics.metrics()),
  );
  expect(await metrics.metrics()).toMatch(/^events_waiting_entries\{.*stream="steps".*\} 3$/m);
  goOn.resolve();
});

test('a partition that nobody has written to for an hour is not read any more, one with events is', async () => {
  const target = { redis, namePrefix, stream };
  await registerPartitions(target, 4);
  expect(await listLivePartitions(target)).toEqual([]);
  const write = (partition: number, id: string) =>
    redis.xadd(partitionKey(stream, namePrefix, partition), id, stream.field, '[]');
  await write(1, '1-1');
  await write(2, '*');
  await redis.xdel(partitionKey(stream, namePrefix, 2), String(await write(2, '*')));
  expect((await listLivePartitions(target)).toSorted()).toEqual([1, 2]);
  await redis.xdel(partitionKey(stream, namePrefix, 1), '1-1');
  expect(await listLivePartitions(target)).toEqual([2]);
});

test('one partition is the stream as it was; a stream without owners stays whole', () => {
  const bare = defineEventStream({ name: 'bare', schema: Step });
  expect(partitionKey(stream, 'lux', 0)).toBe('lux:steps');
  for (const owner of owners) {
    expect(partitionOf(stream, { owner, step: 0 }, 1)).toBe(0);
    expect(partitionOf(bare, { owner, step: 0 }, 8)).toBe(0);
  }
  const used = new Set(owners.map((owner) => partitionOf(stream, { owner, step: 0 }, 4)));
  expect(used).toEqual(new Set([0, 1, 2, 3]));
});

test.runIf(inject('redisClusterUrl'))(
  'in a cluster partitions lie on all masters, as far apart as can be',
  async () => {
    const slotOf = async (partition: number) =>
      Number(await redis.call('CLUSTER', 'KEYSLOT', partitionKey(stream, namePrefix, partition)));
    const slots = await Promise.all(
      Array.from({ length: MOST_PARTITIONS - 1 }, (_, index) => slotOf(index + 1)),
    );
    const quarters = (some: number[]) => new Set(some.map((slot) => Math.floor(slot / 4_096)));
    expect(quarters(slots.slice(0, 3))).toEqual(new Set([1, 2, 3]));
    const eighths = Map.groupBy(slots, (slot) => Math.floor(slot / 2_048));
    expect([...eighths.values()].map(({ length }) => length).toSorted()).toEqual([
      ...[3, 4, 4, 4, 4, 4, 4, 4],
    ]);
  },
);
