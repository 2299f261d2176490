import { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../process/create-logger.ts';
import { closeRedis } from '../../redis/close-redis.ts';
import { connectRedis } from '../../redis/connect-redis.ts';
import { createId } from '../../secrets.ts';
import { readEntry } from '../consuming/read-entry.ts';
import { defineEventStream } from '../event-streams.ts';
import { createEventPublisher } from './create-event-publisher.ts';

const eventStream = defineEventStream({ name: 'events', schema: RequestCompletedEvent });
const engines = useEngines();
const log = createLogger('test', 'silent');
const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
const closing: (() => Promise<void>)[] = [];
let namePrefix: string;

beforeEach(() => {
  namePrefix = `${engines.redis.prefix}-${createId()}`;
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(async () => closeRedis(redis));

const buildEvent = (id: string): RequestCompletedEvent => ({
  id,
  timestamp: new Date().toISOString(),
  type: 'text',
  visitorToken: null,
  prompt: null,
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
  userId: null,
  operation: 'GET /api/settings',
  status: 200,
  durationMs: 1,
  safety: null,
});
const readStream = async () => {
  const entries = await redis.xrange(eventStream.key(namePrefix), '-', '+');
  return entries.map(([id, fields]) =>
    readEntry(eventStream, { id, fields }).events.map((event) => event.id),
  );
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => `event-${index}`);

test('requests of the same moment share one entry, in their order', async () => {
  const publisher = createEventPublisher({ redis, namePrefix, stream: eventStream, log });
  for (const id of ids(3)) publisher.publish(buildEvent(id));
  await waitFor(async () => (await readStream()).length > 0);
  expect(await readStream()).toEqual([ids(3)]);
  await publisher.close();
});

test('an entry holds at most 200 events', async () => {
  const publisher = createEventPublisher({ redis, namePrefix, stream: eventStream, log });
  for (const id of ids(450)) publisher.publish(buildEvent(id));
  await publisher.close();
  const entries = await readStream();
  expect(entries.map((entry) => entry.length)).toEqual([200, 200, 50]);
  expect(entries.flat()).toEqual(ids(450));
});

test('while Redis is away a bounded number waits, the oldest give way and are counted, and the rest arrives later', async () => {
  const proxy = await openFaultProxy(engines.redis.url);
  await proxy.cut();
  const fragile = connectRedis({ url: proxy.url, log, role: 'request' });
  closing.push(async () => closeRedis(fragile));
  const publisher = createEventPublisher({
    redis: fragile,
    namePrefix,
    stream: eventStream,
    log,
    bufferLimit: 50,
  });
  closing.push(publisher.close);

  for (const id of ids(80)) publisher.publish(buildEvent(id));
  expect(publisher.countDropped()).toBe(30);

  await proxy.restore();
  await waitFor(async () => (await readStream()).flat().length === 50);
  expect((await readStream()).flat()).toEqual(ids(80).slice(30));
  expect(publisher.countDropped()).toBe(30);

  await publisher.close();
  await closeRedis(fragile);
  await proxy.cut();
});

test('a batch that could not be sent takes its place again, still bounded', async () => {
  const fragile = connectRedis({ url: 'redis://127.0.0.1:1', log, role: 'request' });
  closing.push(async () => closeRedis(fragile));
  let failures = 0;
  const counting = log.child({}, { level: 'debug' });
  const publisher = createEventPublisher({
    redis: fragile,
    namePrefix,
    stream: eventStream,
    log: Object.assign(counting, {
      debug: () => {
        failures += 1;
      },
    }),
    bufferLimit: 50,
  });
  for (const id of ids(50)) publisher.publish(buildEvent(id));
  // The batch is on its way and the buffer empty, so these find room until it comes back.
  await waitFor(() => {
    publisher.publish(buildEvent(createId()));
    return failures > 0;
  });
  expect(publisher.countDropped()).toBeGreaterThan(0);
  await publisher.close();
});

test('what Redis lost before anybody read it is sent again when it is back', async () => {
  const own = connectRedis({ url: engines.redis.url, log, role: 'request' });
  closing.push(async () => closeRedis(own));
  const publisher = createEventPublisher({ redis: own, namePrefix, stream: eventStream, log });
  publisher.publish(buildEvent('published'));
  await waitFor(async () => (await readStream()).length === 1);
  await publisher.append(buildEvent('appended'));
  await redis.del(eventStream.key(namePrefix));
  own.disconnect(true);
  await waitFor(async () => (await readStream()).length > 1);
  expect(await readStream()).toEqual([['published'], ['appended']]);
  await publisher.close();
});
