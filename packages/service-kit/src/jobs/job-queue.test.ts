import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createJobQueue } from './create-job-queue.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
const definition = { name: 'tie-shoes', attempts: 3, backoffMs: 20, keepFinishedSeconds: 60 };

function open(url = engines.redis.url) {
  const namePrefix = `${engines.redis.prefix}-${Math.random().toString(36).slice(2)}`;
  const redis = connectRedis({ url, log, role: 'request' });
  const queue = createJobQueue(definition, { redis, namePrefix });
  onTestFinished(async () => {
    await queue.close();
    await closeRedis(redis);
  });
  return queue;
}

test('waiting jobs stand in the order of their turns, and of their coming within one turn', async () => {
  const queue = open();
  await queue.add('second-round', 2);
  await queue.add('first-round', 1);
  await queue.add('first-round-too', 1);
  expect(await queue.waitingIds()).toEqual(['first-round', 'first-round-too', 'second-round']);
  expect(await queue.countWaiting()).toBe(3);
});

test('without turns they stand in the order of their coming', async () => {
  const queue = open();
  for (const id of ['a', 'b', 'c']) await queue.add(id);
  expect(await queue.waitingIds()).toEqual(['a', 'b', 'c']);
});

test('a job is pending until it is taken out', async () => {
  const queue = open();
  await queue.add('left', 1);
  expect(await queue.isPending('left')).toBe(true);
  await queue.remove('left');
  expect(await queue.isPending('left')).toBe(false);
});

test('while Redis was never there, an order fails in time instead of waiting for ever', async () => {
  const queue = open('redis://127.0.0.1:1');
  await expect(queue.add('left')).rejects.toThrow();
});
