import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { Cluster } from 'ioredis';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSharedTokenBuckets, TOLD_AFTER_MS } from './shared-token-buckets.ts';
import type { Rate, TokenBuckets } from './token-buckets.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
/** Refills too slowly to matter while a test runs. */
const rate: Rate = { burst: 10, perSecond: 0.01 };
const windowMs = 1_000_000;
let opened = 0;

/** The buckets of two replicas. */
function openAt(url: string) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-shared-${opened}`;
  const redis = connectRedis({ url, log, role: 'request' });
  onTestFinished(() => redis.disconnect());
  const options = { redis, namePrefix, secret: 'a secret' };
  return {
    one: createSharedTokenBuckets(options),
    other: createSharedTokenBuckets(options),
    readKeys: () => listRedisKeys(url, `${namePrefix}:*`),
    /** Timers and Redis keep their order, so what was taken before is shared when this has resolved. */
    shared: async () => {
      await pause(TOLD_AFTER_MS);
      await redis.ping();
      const nodes = redis instanceof Cluster ? redis.nodes('master') : [redis];
      await Promise.all(nodes.map((node) => node.ping()));
      await setImmediate();
    },
  };
}

/** The same at a Redis that knows the script: what it learns then comes out of order. */
async function open() {
  const replicas = openAt(engines.redis.url);
  await replicas.shared();
  replicas.one.take('another school', rate);
  await expect.poll(replicas.readKeys).toHaveLength(1);
  return replicas;
}

const giveAway = (buckets: TokenBuckets, count: number): number =>
  Array.from({ length: count }, () => buckets.take('school', rate)).filter((wait) => wait === 0)
    .length;

test('what one replica gave away is missing in the other one, once it has taken, too', async () => {
  const { one, other, shared } = await open();
  expect([giveAway(one, 7), giveAway(other, 1)]).toEqual([7, 1]);
  await shared();
  expect(giveAway(other, 10)).toBe(2);
  expect(one.take('other school', rate)).toBe(0);
  // It does not know of the last two yet.
  expect(giveAway(one, 1)).toBe(1);
  await shared();
  expect(giveAway(one, 10)).toBe(0);
});

test('what is taken while a replica tells Redis is counted once', async () => {
  const { one, other, shared } = await open();
  giveAway(one, 3);
  giveAway(one, 2);
  await shared();
  giveAway(other, 1);
  await shared();
  expect([giveAway(one, 10), giveAway(other, 10)]).toEqual([5, 4]);
});

test('what was given away by both is paid for by both, but for no longer than a bucket', async () => {
  const { one, other, shared } = await open();
  expect([giveAway(one, 10), giveAway(other, 10)]).toEqual([10, 10]);
  await shared();
  // Ten and ten: the next one is due when eleven are refilled.
  expect(other.take('school', rate)).toBeGreaterThan(1_000_000);
  expect(other.take('school', rate)).toBeLessThanOrEqual(windowMs + 100_000);
});

test('many small amounts add up to what they are', async () => {
  const { one, other, shared } = await open();
  const fast: Rate = { burst: 30_000, perSecond: 3_000 };
  for (let turn = 0; turn < 300; turn += 1) one.take('school', fast);
  other.take('school', fast);
  await shared();
  // Ten seconds refill all of it, so 301 are a tenth of a second's: nowhere near the whole bucket.
  expect(other.take('school', fast, 29_000)).toBe(0);
});

test('Redis holds no name', async () => {
  const { one, shared, readKeys } = await open();
  giveAway(one, 10);
  await shared();
  const keys = await readKeys();
  expect(keys).toHaveLength(2);
  expect(keys.join()).not.toContain('school');
});

test('while Redis is away each replica counts alone', () => {
  const { one, other } = openAt('redis://127.0.0.1:1');
  expect([giveAway(one, 12), giveAway(other, 12)]).toEqual([10, 10]);
  expect(one.take('school', rate)).toBeLessThanOrEqual(100_000);
});
