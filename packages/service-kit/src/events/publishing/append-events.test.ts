import type { Activity } from '@lux/contracts/accounts/activity.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../../errors/to-app-error.ts';
import { createLogger } from '../../process/create-logger.ts';
import { closeRedis } from '../../redis/close-redis.ts';
import { connectRedis } from '../../redis/connect-redis.ts';
import { createId } from '../../secrets.ts';
import { createEventConsumer } from '../consuming/create-event-consumer.ts';
import { activityStream } from '../event-streams.ts';
import { appendEvents } from './append-events.ts';

const engines = useEngines();
const log = createLogger('test', 'silent');

const buildActivity = (): Activity => ({
  name: 'game.finished',
  id: createId(),
  timestamp: new Date().toISOString(),
  owner: 'user:a-user-of-this-test',
  game: 'quiz',
  category: 'space',
  score: 5,
  total: 5,
  seconds: 60,
  isPlausible: true,
});

function open(url = engines.redis.url) {
  const redis = connectRedis({ url, log, role: 'request' });
  onTestFinished(async () => closeRedis(redis));
  return { redis, namePrefix: `${engines.redis.prefix}-${createId()}`, stream: activityStream };
}

test('what is appended is there, before anybody reads it', async () => {
  const target = open();
  await appendEvents(target, [buildActivity()]);
  expect(await target.redis.xlen(activityStream.key(target.namePrefix))).toBe(1);
});

test('a consumer gets the activities, and buries what is none', async () => {
  const target = open();
  const activity = buildActivity();
  const handled: Activity[] = [];
  const consumer = createEventConsumer({
    redis: connectRedis({ url: engines.redis.url, log, role: 'worker' }),
    namePrefix: target.namePrefix,
    stream: activityStream,
    group: 'test',
    consumer: createId(),
    log,
    handle: async (activities) => void handled.push(...activities),
  });
  onTestFinished(consumer.close);
  const key = activityStream.key(target.namePrefix);
  await target.redis.xadd(key, '*', activityStream.field, '[{"name":"game.lost"}]');
  await appendEvents(target, [activity]);
  await waitFor(async () => (await target.redis.xlen(key)) === 0);
  expect(handled).toEqual([activity]);
  expect(await target.redis.xlen(activityStream.deadKey(target.namePrefix))).toBe(1);
});

test('without a consumer the stream does not grow for ever', async () => {
  const target = open();
  const stream = { ...activityStream, maxEntries: 10 };
  for (let count = 0; count < 400; count += 1) {
    await appendEvents({ ...target, stream }, [buildActivity()]);
  }
  // Redis trims whole blocks of a hundred.
  expect(await target.redis.xlen(stream.key(target.namePrefix))).toBeLessThanOrEqual(200);
});

test('while Redis is away the caller hears of it', async () => {
  const target = open('redis://127.0.0.1:1');
  const error = await appendEvents(target, [buildActivity()]).catch(toAppError);
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
