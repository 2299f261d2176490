import { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { commonErrors } from '../../errors/common-errors.ts';
import { createLogger } from '../../process/create-logger.ts';
import { closeRedis } from '../../redis/close-redis.ts';
import { connectRedis } from '../../redis/connect-redis.ts';
import { createId } from '../../secrets.ts';
import { createMetrics } from '../../server/metrics.ts';
import { defineEventStream } from '../event-streams.ts';
import { createEventConsumer } from './create-event-consumer.ts';

const eventStream = defineEventStream({ name: 'events', schema: RequestCompletedEvent });
const engines = useEngines();
const log = createLogger('test', 'silent');
const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
const closing: (() => Promise<void>)[] = [];
let namePrefix: string;
let handled: string[];

beforeEach(() => {
  namePrefix = `${engines.redis.prefix}-${createId()}`;
  handled = [];
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(async () => closeRedis(redis));

const buildEvent = (): RequestCompletedEvent => ({
  id: createId(),
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
const add = async (content: unknown, field: string = eventStream.field) =>
  redis.xadd(
    eventStream.key(namePrefix),
    '*',
    field,
    typeof content === 'string' ? content : JSON.stringify(content),
  );
const countEntries = async () => redis.xlen(eventStream.key(namePrefix));
const readDead = async () => {
  const entries = await redis.xrange(eventStream.deadKey(namePrefix), '-', '+');
  return entries.map(([, fields]) => {
    const field = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
    return { why: field('why'), content: field(eventStream.field) };
  });
};
const remember = (events: RequestCompletedEvent[]) => {
  handled.push(...events.map(({ id }) => id));
};
const consume = (
  handle: (events: RequestCompletedEvent[]) => Promise<void> = async (events) => remember(events),
  {
    consumer = createId(),
    takeOverAfterMs = 60,
    handleAfterMs = 0,
    metrics = createMetrics('test'),
  } = {},
) => {
  const running = createEventConsumer({
    redis: connectRedis({ url: engines.redis.url, log, role: 'worker' }),
    namePrefix,
    stream: eventStream,
    group: 'test',
    consumer,
    log,
    handle,
    takeOverAfterMs,
    handleAfterMs,
    metrics,
  });
  closing.push(running.close);
  return running;
};

test('events that came before the first consumer are handled, and leave the stream', async () => {
  const events = [buildEvent(), buildEvent()];
  await add(events);
  consume();
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual(events.map(({ id }) => id));
});

test('an event whose handling failed once is delivered again', async () => {
  const event = buildEvent();
  let attempts = 0;
  consume(async (events) => {
    attempts += 1;
    if (attempts === 1) throw new Error('not this time');
    remember(events);
  });
  await add([event]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
});

test('an event that fails five times goes to the dead letters and takes no other along', async () => {
  const [poison, good, late] = [buildEvent(), buildEvent(), buildEvent()];
  let failures = 0;
  await add([poison]);
  await add([good]);
  const metrics = createMetrics('test');
  consume(
    async (events) => {
      if (events.some(({ id }) => id === poison.id)) {
        failures += 1;
        throw new Error('never');
      }
      remember(events);
    },
    { metrics },
  );
  await waitFor(async () => (await readDead()).length === 1);
  expect(failures).toBe(5);
  expect((await readDead())[0]).toMatchObject({
    why: 'failed 5 times',
    content: expect.stringContaining(poison.id),
  });
  await add([late]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([good.id, late.id]);
  expect(await metrics.metrics()).toContain(
    'events_dead_lettered_total{stream="events",service="test"} 1',
  );
});

test.each([
  ['no JSON', 'certainly not json', eventStream.field],
  ['no list', '{"id":"x"}', eventStream.field],
  ['another field', '[]', 'something'],
])('garbage (%s) goes to the dead letters and the stream goes on', async (_kind, text, field) => {
  const event = buildEvent();
  consume();
  await add(text, field);
  await add([event]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
  expect(await readDead()).toMatchObject([{ why: 'not readable' }]);
  expect(await redis.ttl(eventStream.deadKey(namePrefix))).toBeGreaterThan(0);
});

test('one broken event of a batch is dead-lettered alone', async () => {
  const event = buildEvent();
  consume();
  await add([{ ...buildEvent(), type: 'telepathy' }, event]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
  expect(await readDead()).toMatchObject([{ content: expect.stringContaining('telepathy') }]);
});

test('while the database is away nothing is acknowledged, dead-lettered or given up', async () => {
  const event = buildEvent();
  let attempts = 0;
  consume(
    async (events) => {
      attempts += 1;
      if (attempts <= 6) throw commonErrors.DATABASE_CONNECTION_FAILED();
      remember(events);
    },
    { takeOverAfterMs: 2_000 },
  );
  await add([event]);
  await waitFor(() => attempts === 1);
  consume(undefined, { takeOverAfterMs: 2_000 });
  await waitFor(async () => (await countEntries()) === 0, { timeoutMs: 10_000 });
  expect(attempts).toBe(7);
  expect(handled).toEqual([event.id]);
  expect(await readDead()).toEqual([]);
});

test('what a dead consumer left is taken over', async () => {
  const event = buildEvent();
  await add([event]);
  const key = eventStream.key(namePrefix);
  await redis.xgroup('CREATE', key, 'test', '0');
  await redis.xreadgroup('GROUP', 'test', 'dead-one', 'STREAMS', key, '>');
  consume();
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
});

test('what is not urgent lies for a while first, and what is left lying by a kill is taken over', async () => {
  const event = buildEvent();
  const handledAt: number[] = [];
  const remembering = async (events: RequestCompletedEvent[]) => {
    remember(events);
    handledAt.push(Date.now());
  };
  const killed = consume(remembering, { handleAfterMs: 60_000, takeOverAfterMs: 200 });
  await add([event]);
  await waitFor(async () => (await redis.xpending(eventStream.key(namePrefix), 'test'))[0] === 1);
  void killed.close();
  consume(remembering, { handleAfterMs: 50, takeOverAfterMs: 200 });
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
  const late = buildEvent();
  const addedAt = Date.now();
  await add([late]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id, late.id]);
  expect((handledAt.at(-1) ?? 0) - addedAt).toBeGreaterThanOrEqual(45);
});

test('two consumers share the events, each goes to one', async () => {
  consume(undefined, { takeOverAfterMs: 10_000 });
  consume(undefined, { takeOverAfterMs: 10_000 });
  const events = Array.from({ length: 200 }, buildEvent);
  await Promise.all(events.map((event) => add([event])));
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
});

test('after Redis lost everything the consumer goes on', async () => {
  const event = buildEvent();
  consume();
  await add([]);
  await waitFor(async () => (await countEntries()) === 0);
  await redis.del(eventStream.key(namePrefix));
  await add([event]);
  await waitFor(async () => (await countEntries()) === 0);
  expect(handled).toEqual([event.id]);
});

test('closing ends it within its reading time, and what comes then waits', async () => {
  const consumer = consume();
  await consumer.close();
  await add([buildEvent()]);
  expect(await countEntries()).toBe(1);
  expect(handled).toEqual([]);
});

test('a dead letter is dropped two weeks after it was added, also where others were added since', async () => {
  const dayMs = 24 * 60 * 60 * 1_000;
  const key = eventStream.deadKey(namePrefix);
  const addedAgo = async (days: number) =>
    redis.xadd(key, `${Date.now() - days * dayMs}-0`, 'why', `${days} days ago`, 'events', '[]');
  await addedAgo(15);
  await addedAgo(13);
  consume();
  await waitFor(async () => (await redis.xlen(key)) === 1);
  expect((await readDead()).map(({ why }) => why)).toEqual(['13 days ago']);
});
