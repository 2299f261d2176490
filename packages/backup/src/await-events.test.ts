import { eventStream, placeStream } from '@lux/service-kit/events/event-streams.ts';
import { partitionKey, registerPartitions } from '@lux/service-kit/events/partitions.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { awaitEvents } from './await-events.ts';

const engines = useEngines();

function open() {
  const { url } = engines.redis;
  const redis = connectRedis({ url, log: createLogger('test', 'silent'), role: 'request' });
  onTestFinished(() => redis.disconnect());
  const namePrefix = `${engines.redis.prefix}-${createId()}`;
  const tell = (key: string) => redis.xadd(key, '*', 'events', '[]').then(String);
  return { redis, namePrefix, tell, target: { redisUrl: url, namePrefix } };
}

test('a back-up waits for what was done before it, in all streams and partitions', async () => {
  const { redis, namePrefix, tell, target } = open();
  const beside = partitionKey(eventStream, namePrefix, 1);
  await registerPartitions({ redis, namePrefix, stream: eventStream }, 2);
  const keys = [eventStream.key(namePrefix), beside, placeStream.key(namePrefix)];
  const entries = await Promise.all(keys.map(tell));
  const steps: string[] = [];
  const waiting = awaitEvents(target).then((missing) => steps.push(`missing ${missing}`));
  for (const [at, key] of keys.entries()) {
    // Where nothing is looked at meanwhile nothing can be proved; two looks fit in between.
    await new Promise((resolve) => setTimeout(resolve, 500));
    steps.push('stored');
    await redis.xdel(key, String(entries[at]));
  }
  await waiting;
  expect(steps).toEqual(['stored', 'stored', 'stored', 'missing 0']);
});

test('what nobody stores is counted, what comes later is not', async () => {
  const { namePrefix, tell, target } = open();
  const key = eventStream.key(namePrefix);
  await tell(key);
  await tell(key);
  const waiting = awaitEvents({ ...target, limitMs: 700 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await tell(key);
  expect(await waiting).toBe(2);
});

test('without a Redis that answers nothing is known', async () => {
  expect(await awaitEvents({ redisUrl: 'redis://127.0.0.1:1', namePrefix: 'lux' })).toBeNull();
});
