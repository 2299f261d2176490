import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSharedBuckets } from './create-shared-buckets.ts';
import type { Rate } from './rate.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
/** Refills too slowly to matter while a test runs. */
const rate: Rate = { burst: 10, perSecond: 0.01 };
const windowMs = 1_000_000;
let opened = 0;

/** Two copies' buckets, unless Redis is elsewhere. */
function open(url = engines.redis.url) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-shared-${opened}`;
  const redis = connectRedis({ url, log, role: 'request' });
  const copies = [0, 1].map(() => createSharedBuckets({ redis, namePrefix, secret: 'a secret' }));
  const [one, other] = copies;
  if (!one || !other) throw new Error('no copies');
  onTestFinished(() => {
    for (const copy of copies) copy.close();
    redis.disconnect();
  });
  return { one, other, redis, namePrefix };
}

const giveAway = (buckets: ReturnType<typeof open>['one'], count: number): number =>
  Array.from({ length: count }, () => buckets.take('school', rate)).filter((wait) => wait === 0)
    .length;

test('what one copy gave away is missing in the other one, once both have told', async () => {
  const { one, other } = open();
  expect([giveAway(one, 7), giveAway(other, 1)]).toEqual([7, 1]);
  await one.share();
  await other.share();
  expect(giveAway(other, 10)).toBe(2);
  await other.share();
  expect(one.take('other school', rate)).toBe(0);
  expect(giveAway(one, 10)).toBe(3);
});

test('what is taken while a copy tells is counted once', async () => {
  const { one, other } = open();
  giveAway(one, 3);
  const telling = one.share();
  giveAway(one, 2);
  await telling;
  await one.share();
  giveAway(other, 1);
  await other.share();
  expect([giveAway(one, 10), giveAway(other, 10)]).toEqual([5, 4]);
});

test('what was given away by both is paid for by both, but for no longer than a bucket', async () => {
  const { one, other } = open();
  expect([giveAway(one, 10), giveAway(other, 10)]).toEqual([10, 10]);
  await one.share();
  await other.share();
  // Ten and ten: the next one is due when eleven are refilled.
  expect(other.take('school', rate)).toBeGreaterThan(1_000_000);
  expect(other.take('school', rate)).toBeLessThanOrEqual(windowMs + 100_000);
});

test('copies tell each other by themselves', async () => {
  const { one, other, redis, namePrefix } = open();
  giveAway(one, 10);
  giveAway(other, 1);
  const readKeys = () => redis.keys(`${namePrefix}:*`);
  await expect.poll(readKeys).toHaveLength(1);
  const keys = await readKeys();
  expect(keys.join()).not.toContain('school');
});

test('while Redis is away each copy counts alone, and owes nothing for it later', async () => {
  const { one, other } = open('redis://127.0.0.1:1');
  expect([giveAway(one, 12), giveAway(other, 12)]).toEqual([10, 10]);
  await one.share();
  expect(one.take('school', rate)).toBeLessThanOrEqual(100_000);
});
