import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { storeRequests } from './store-requests.consumer.ts';
import { startRequestConsumer } from './take-events.consumer.ts';

const engines = useEngines();
const closing: (() => Promise<void>)[] = [];
let service: Awaited<ReturnType<typeof openAnalytics>>;

beforeEach(async () => {
  service = await openAnalytics(engines);
  closing.push(service.close);
  await service.deps.mongo.whenReady;
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const consume = (deps = service.deps) => {
  const consumer = startRequestConsumer(deps);
  closing.push(consumer.close);
};
const isStreamEmpty = async () =>
  (await service.deps.redis.xlen(eventStream.key(service.deps.config.namePrefix))) === 0;

test('an event becomes a document and is pushed to the admins', async () => {
  consume();
  const event = buildRequest({ safety: 'blocked' });
  await service.emit([event]);
  await waitFor(() => service.countPushes(event.id) === 1);
  expect((await service.get('/requests')).json()).toEqual([event]);
});

test('the same event twice, alone or among others, is one document and one push', async () => {
  consume();
  const event = buildRequest();
  const other = buildRequest();
  await service.emit([event, event]);
  await service.emit([event, other]);
  await service.emit([event]);
  await waitFor(isStreamEmpty);
  await waitFor(() => service.countPushes(other.id) === 1);
  expect(service.countPushes(event.id)).toBe(1);
  expect(await service.countDocuments()).toBe(2);
});

test('two consumers share the stream, and each event is there once', async () => {
  consume();
  consume({ ...service.deps, metrics: createMetrics('analytics') });
  const events = Array.from({ length: 300 }, () => buildRequest());
  await Promise.all(events.map((event) => service.emit([event])));
  await waitFor(isStreamEmpty);
  expect(await service.countDocuments()).toBe(300);
  await waitFor(() => events.every(({ id }) => service.countPushes(id) === 1));
});

test('a push holds at most 200 requests, oldest first', async () => {
  const start = Date.now();
  const events = Array.from({ length: 450 }, (_, index) =>
    buildRequest({ timestamp: new Date(start - index).toISOString() }),
  );
  const pushed: string[][] = [];
  const push = {
    ...service.deps.push,
    toAdmins: (_name: string, batch?: unknown) => {
      if (Array.isArray(batch)) pushed.push(batch.map(({ id }) => id));
    },
  };
  await storeRequests(
    { ...service.deps, counter: createRequestCounter(service.deps), push },
    events,
  );
  expect(pushed.map((batch) => batch.length)).toEqual([200, 200, 50]);
  expect(pushed.flat()).toEqual(events.map(({ id }) => id).toReversed());
});

test('what cannot be written is not taken for written', async () => {
  const known = buildRequest();
  const tooLarge = buildRequest({ prompt: 'a'.repeat(17_000_000) });
  await service.store([known]);
  await expect(service.store([known, tooLarge])).rejects.toThrow();
});

test('while MongoDB is away events wait, and all of them are there afterwards', async () => {
  const proxy = await openFaultProxy(engines.mongodb.uri);
  closing.push(proxy.close);
  const fragile = await openAnalytics(engines, { mongodbUri: proxy.url });
  closing.push(fragile.close);
  consume(fragile.deps);
  await fragile.deps.mongo.whenReady;
  const [before, during, later] = [buildRequest(), buildRequest(), buildRequest()];
  await fragile.emit([before]);
  await waitFor(() => fragile.countPushes(before.id) === 1);

  await proxy.cut();
  await fragile.emit([during]);
  await fragile.emit([later]);
  expect((await fragile.get('/requests')).json()).toMatchObject({
    error: 'DATABASE_CONNECTION_FAILED',
  });
  const { namePrefix } = fragile.deps.config;
  expect(await fragile.deps.redis.xlen(eventStream.key(namePrefix))).toBe(2);

  await proxy.restore();
  await waitFor(() => fragile.countPushes(later.id) === 1, { timeoutMs: 10_000 });
  expect(fragile.countPushes(during.id)).toBe(1);
  expect(await fragile.countDocuments()).toBe(3);
  expect(await fragile.deps.redis.exists(eventStream.deadKey(namePrefix))).toBe(0);
});

test('ten seconds without MongoDB: nothing of them is missing afterwards, and calls are answered', {
  timeout: 40_000,
}, async () => {
  const proxy = await openFaultProxy(engines.mongodb.uri);
  closing.push(proxy.close);
  const fragile = await openAnalytics(engines, { mongodbUri: proxy.url });
  closing.push(fragile.close);
  await fragile.deps.mongo.whenReady;
  consume(fragile.deps);
  await fragile.emit([buildRequest()]);
  await waitFor(async () => (await fragile.countDocuments()) === 1);

  await proxy.cut();
  const back = Date.now() + 10_000;
  const answers: Promise<{ statusCode: number }>[] = [];
  let sent = 1;
  await waitFor(
    async () => {
      await fragile.emit([buildRequest(), buildRequest()]);
      sent += 2;
      if (sent % 100 === 1) answers.push(fragile.get('/stats'));
      return Date.now() > back;
    },
    { timeoutMs: 15_000 },
  );
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([503]));

  await proxy.restore();
  await waitFor(async () => (await fragile.countDocuments()) === sent, { timeoutMs: 15_000 });
  await waitFor(async () => (await fragile.get('/stats')).json().total === sent);
});

test('how many events came and how long they took shows in the metrics', async () => {
  consume();
  await service.emit([buildRequest(), buildRequest()]);
  await waitFor(isStreamEmpty);
  const { body } = await service.get('/metrics');
  expect(body).toContain('events_batch_size_sum{service="analytics",stream="events"} 2');
  expect(body).toMatch(/events_delay_seconds_count\{service="analytics",stream="events"\} 1/);
});
