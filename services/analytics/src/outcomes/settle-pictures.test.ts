import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startRequestConsumer, takeEvents } from '../requests/take-events.consumer.ts';
import { deleteExpiredRequests } from '../retention/delete-expired-requests.worker.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';

const engines = useEngines();
const URL = '/media/a-picture-a-picture-aa';

async function open() {
  const service = await openAnalytics(engines);
  onTestFinished(service.close);
  await service.deps.mongo.whenReady;
  const { redis, config } = service.deps;
  return {
    ...service,
    consume: () => {
      const consumer = startRequestConsumer(service.deps);
      onTestFinished(consumer.close);
    },
    whenTaken: () =>
      waitFor(async () => (await redis.xlen(eventStream.key(config.namePrefix))) === 0),
    read: async (id: string) => (await service.get(`/requests/${id}`)).json(),
    readStatistics: async () => (await service.get('/stats')).json(),
  };
}

const order = () => buildRequest({ type: 'image', status: 202, response: null });
const ready = (requestId: string, imageUrl = URL): PictureSettledEvent => ({
  name: 'picture.settled',
  requestId,
  imageUrl,
  failure: null,
});
const failed = (requestId: string): PictureSettledEvent => ({
  name: 'picture.settled',
  requestId,
  imageUrl: null,
  failure: 'PROVIDER_FAILED',
});

test('a picture that is ready later comes to its request, and to the admins who look', async () => {
  const { consume, emit, whenTaken, read, countPushes } = await open();
  const request = order();
  consume();
  await emit([request]);
  await waitFor(() => countPushes(request.id) === 1);
  await emit([ready(request.id)]);
  await whenTaken();
  expect(await read(request.id)).toEqual({ ...request, imageUrl: URL });
  await waitFor(() => countPushes(URL) === 1);
});

test('a picture that is told of before its request is there, too', async () => {
  const { consume, emit, whenTaken, read, countPushes, countDocuments } = await open();
  const request = order();
  consume();
  await emit([ready(request.id)]);
  await whenTaken();
  expect(await countDocuments()).toBe(0);
  await emit([request]);
  await whenTaken();
  expect(await read(request.id)).toEqual({ ...request, imageUrl: URL });
  await waitFor(() => countPushes(URL) === 1);
});

test('in any order and however often, each picture is there once and no figure changes', async () => {
  const { deps, read, readStatistics } = await open();
  const requests = Array.from({ length: 20 }, order);
  const parts = { ...deps, counter: createRequestCounter(deps) };
  const events = requests.flatMap((request, place) => {
    const picture = ready(request.id, `${URL}-${place}`);
    return place % 2 === 0 ? [picture, request] : [request, picture];
  });
  for (const event of events) await takeEvents(parts, [event]);
  const figures = await readStatistics();
  expect(figures).toMatchObject({ total: 20, byType: { image: 20 } });

  await takeEvents(parts, events.toReversed());
  // Another process, after the first one was killed before it acknowledged anything.
  for (const event of events)
    await takeEvents({ ...deps, counter: createRequestCounter(deps) }, [event]);
  expect(await readStatistics()).toEqual(figures);
  for (const [place, { id }] of requests.entries()) {
    expect((await read(id)).imageUrl).toBe(`${URL}-${place}`);
  }
});

test('a process that stops between storing a request and giving it its picture loses nothing', async () => {
  const { deps, store, consume, emit, whenTaken, read } = await open();
  const request = order();
  await deps.outcomes.add([ready(request.id)]);
  await store([request]);
  expect((await read(request.id)).imageUrl).toBeNull();
  consume();
  await emit([request]);
  await whenTaken();
  expect((await read(request.id)).imageUrl).toBe(URL);
});

test('one that was given up shows as failed, until another try makes it', async () => {
  const { consume, emit, whenTaken, read } = await open();
  const request = order();
  consume();
  await emit([request, failed(request.id)]);
  await whenTaken();
  expect(await read(request.id)).toEqual({ ...request, pictureFailure: 'PROVIDER_FAILED' });
  await emit([ready(request.id)]);
  await whenTaken();
  // Told late a second time.
  await emit([failed(request.id)]);
  await whenTaken();
  expect(await read(request.id)).toEqual({ ...request, imageUrl: URL });
});

test('who was forgotten gets no picture afterwards', async () => {
  const { deps, consume, emit, whenTaken, read, send } = await open();
  const request = { ...order(), visitorToken: 'please-forget-me' };
  consume();
  await emit([request]);
  await whenTaken();
  await send('POST', '/requests/forgettings', { visitorMarks: ['please-forget-me'], userId: null });
  await emit([ready(request.id)]);
  await whenTaken();
  expect(await read(request.id)).toMatchObject({ visitorToken: null, imageUrl: null });
  expect(await deps.outcomes.of([request.id])).toEqual([]);
});

test('a note of a picture is kept only as long as its request is missing', async () => {
  const { deps, consume, emit, whenTaken } = await open();
  const [early, late, lost] = [order(), order(), order()];
  consume();
  await emit([early]);
  await emit([ready(early.id), ready(late.id), ready(lost.id)]);
  await emit([late]);
  await whenTaken();
  expect(await deps.outcomes.of([early.id, late.id, lost.id])).toMatchObject([{ _id: lost.id }]);
  await emit([ready(early.id)]);
  await whenTaken();
  expect(await deps.outcomes.of([early.id])).toEqual([]);
});

test('notes of pictures go with the belated, after two weeks', async () => {
  const { deps } = await open();
  await deps.outcomes.add([ready('old'), ready('young')]);
  const outcomes = deps.mongo.connection.collection<{ _id: string }>('outcomes');
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1_000);
  await outcomes.updateOne({ _id: 'old' }, { $set: { at: longAgo } });
  await deleteExpiredRequests(deps, deps.log);
  expect(await deps.outcomes.of(['old', 'young'])).toMatchObject([{ _id: 'young' }]);
});
