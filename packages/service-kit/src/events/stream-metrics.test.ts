import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createMetrics } from '../server/metrics.ts';
import { activityStream, roundStream } from './event-streams.ts';
import { addStreamMetrics, createConsumerMetrics } from './stream-metrics.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });

function open(url = engines.redis.url) {
  const redis = connectRedis({ url, log, role: 'request' });
  onTestFinished(() => closeRedis(redis));
  const metrics = createMetrics('test');
  const namePrefix = engines.redis.prefix;
  addStreamMetrics(metrics, { redis, namePrefix, stream: activityStream, group: 'test' });
  const read = async (name: string) => {
    const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${name}{`));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { redis, read, key: activityStream.key(namePrefix) };
}

test('what waits, what is taken on and how old it is shows without any consumer’s help', async () => {
  const { redis, read, key } = open();
  await redis.xgroup('CREATE', key, 'test', '0', 'MKSTREAM');
  expect([await read('events_waiting_entries'), await read('events_oldest_seconds')]).toEqual([
    0, 0,
  ]);

  await redis.xadd(key, `${Date.now() - 60_000}-0`, 'events', '[]');
  await redis.xadd(key, '*', 'events', '[]');
  await redis.xreadgroup('GROUP', 'test', 'one', 'COUNT', 1, 'STREAMS', key, '>');
  expect(await read('events_waiting_entries')).toBe(2);
  expect(await read('events_pending_entries')).toBe(1);
  expect(await read('events_oldest_seconds')).toBeGreaterThanOrEqual(60);
  expect(await read('events_dead_entries')).toBe(0);
});

test('without Redis there are no such figures, and the others are still shown', async () => {
  const { read } = open('redis://127.0.0.1:1');
  expect(await read('events_waiting_entries')).toBeUndefined();
  expect(await read('process_cpu_seconds_total')).toBeDefined();
});

test('a process that reads two streams shows the figures of both', async () => {
  const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
  onTestFinished(() => closeRedis(redis));
  const metrics = createMetrics('test');
  const namePrefix = `${engines.redis.prefix}-two`;
  for (const stream of [activityStream, roundStream]) {
    addStreamMetrics(metrics, { redis, namePrefix, stream, group: 'test' });
    createConsumerMetrics(stream.name, metrics).batchSize.observe(1);
  }
  await redis.xadd(roundStream.key(namePrefix), '*', 'events', '[]');
  const shown = await metrics.metrics();
  expect(shown).toMatch(/events_waiting_entries\{[^}]*stream="activities"[^}]*\} 0/);
  expect(shown).toMatch(/events_waiting_entries\{[^}]*stream="rounds"[^}]*\} 1/);
  expect(shown).toMatch(/events_batch_size_count\{[^}]*stream="rounds"[^}]*\} 1/);
});
