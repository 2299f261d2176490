import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { createRequestCounter } from './create-request-counter.ts';
import { foldLeftSegments, foldSegment } from './fold-segments.ts';

const engines = useEngines();
const HOUR_MS = 60 * 60 * 1_000;
let service: Awaited<ReturnType<typeof openAnalytics>>;

beforeAll(async () => {
  service = await openAnalytics(engines);
  await service.deps.mongo.whenReady;
});
beforeEach(async () => service.empty());
afterAll(async () => service.close());

const build = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildRequest({
      type: place % 3 === 0 ? 'image' : 'text',
      status: place % 5 === 0 ? 503 : 200,
      durationMs: place * 10,
      safety: place === 0 ? 'crisis' : null,
      timestamp: new Date(Date.now() - place * HOUR_MS).toISOString(),
    }),
  );
const readStats = async () => (await service.get('/stats')).json();
const findSegments = async () => service.deps.segments.list();
/** A process that stops at this moment: nothing it holds in memory survives. */
const crash = new Error('killed');

/** The statistics as they are when exactly these requests are there, each counted once. */
async function expected(requests: ReturnType<typeof build>) {
  const other = await openAnalytics(engines);
  await other.deps.mongo.whenReady;
  await other.store(requests);
  const stats = (await other.get('/stats')).json();
  await other.close();
  return stats;
}

test('what is stored shows in the statistics at once, and stays the same when it is folded', async () => {
  const requests = build(30);
  const ledger = createRequestCounter(service.deps);
  await ledger.store(requests.slice(0, 20));
  await ledger.store(requests.slice(20));
  const stats = await readStats();
  expect(stats).toMatchObject({ total: 30, byType: { text: 20, image: 10 } });
  expect(stats).toEqual(await expected(requests));

  const [segment] = await findSegments();
  if (!segment) throw new Error('no segment');
  await service.deps.segments.write(segment._id, segment.days, { isClosed: true });
  await foldSegment(service.deps, segment._id);
  expect(await findSegments()).toEqual([]);
  expect(await readStats()).toEqual(stats);
});

test('a process that stops between storing and counting loses no count', async () => {
  const requests = build(10);
  const { segments } = service.deps;
  const write = vi.spyOn(segments, 'write').mockRejectedValueOnce(crash);
  await expect(createRequestCounter(service.deps).store(requests)).rejects.toThrow(crash);
  write.mockRestore();
  expect(await readStats()).toMatchObject({ total: 0 });
  // The stream delivers again what was not acknowledged, here to another process.
  expect(await createRequestCounter(service.deps).store(requests)).toEqual([]);
  expect(await readStats()).toEqual(await expected(requests));
});

test('a process that stops in the middle of storing loses no count', async () => {
  const requests = build(10);
  const { requests: store } = service.deps;
  const insert = vi.spyOn(store, 'insertNew').mockImplementationOnce(async (events, segment) => {
    insert.mockRestore();
    await store.insertNew(events.slice(0, 4), segment);
    throw crash;
  });
  const ledger = createRequestCounter(service.deps);
  await expect(ledger.store(requests)).rejects.toThrow(crash);
  // The same process tries again, as it does when MongoDB was away.
  expect(await ledger.store(requests)).toHaveLength(6);
  expect(await readStats()).toEqual(await expected(requests));
});

test('a process that stops anywhere while it folds counts nothing twice', async () => {
  const requests = build(30);
  const { days, segments } = service.deps;
  await createRequestCounter(service.deps).store(requests);
  const [segment] = await findSegments();
  if (!segment) throw new Error('no segment');
  await segments.write(segment._id, segment.days, { isClosed: true });
  const stats = await readStats();

  const addOnce = days.addOnce;
  const add = vi.spyOn(days, 'addOnce').mockImplementationOnce(async (...given) => {
    await addOnce(...given);
    throw crash;
  });
  await expect(foldSegment(service.deps, segment._id)).rejects.toThrow(crash);
  add.mockRestore();
  expect(await readStats()).toEqual(stats);

  const remove = vi.spyOn(segments, 'remove').mockRejectedValueOnce(crash);
  await expect(foldSegment(service.deps, segment._id)).rejects.toThrow(crash);
  remove.mockRestore();
  expect(await readStats()).toEqual(stats);

  await Promise.all([
    foldSegment(service.deps, segment._id),
    foldSegment(service.deps, segment._id),
  ]);
  expect(await findSegments()).toEqual([]);
  expect(await readStats()).toEqual(stats);
});

test('a segment that a dead process left is recounted and folded after an hour', async () => {
  const requests = build(10);
  const write = vi.spyOn(service.deps.segments, 'write').mockRejectedValueOnce(crash);
  await expect(createRequestCounter(service.deps).store(requests)).rejects.toThrow(crash);
  write.mockRestore();

  await foldLeftSegments(service.deps);
  expect(await findSegments()).toHaveLength(1);
  const collection = service.deps.mongo.connection.collection('segments');
  await collection.updateOne({}, { $set: { openedAt: new Date(Date.now() - HOUR_MS - 1_000) } });
  await foldLeftSegments(service.deps);
  expect(await findSegments()).toEqual([]);
  const stats = await readStats();
  expect(stats).toEqual(await expected(requests));
  // Delivered after that, too.
  await createRequestCounter(service.deps).store(requests);
  expect(await readStats()).toEqual(stats);
});

test('two processes with parts of each other’s events count each once', async () => {
  const requests = build(40);
  const [one, other] = [createRequestCounter(service.deps), createRequestCounter(service.deps)];
  await Promise.all([one.store(requests.slice(0, 30)), other.store(requests.slice(10))]);
  await Promise.all([one.store(requests.slice(5, 35)), other.store(requests)]);
  expect(await readStats()).toEqual(await expected(requests));
});

test('all events a second and a third time change no figure, folded or not', async () => {
  const requests = build(50);
  const ledger = createRequestCounter(service.deps);
  await ledger.store(requests.slice(0, 25));
  const [segment] = await findSegments();
  if (!segment) throw new Error('no segment');
  await service.deps.segments.write(segment._id, segment.days, { isClosed: true });
  await foldSegment(service.deps, segment._id);
  await createRequestCounter(service.deps).store(requests.slice(25));
  const stats = await readStats();
  expect(stats.total).toBe(50);
  for (let time = 0; time < 2; time += 1) {
    expect(await ledger.store(requests)).toEqual([]);
    expect(await readStats()).toEqual(stats);
  }
});

test('repeats make nobody count a segment again that is right, and one that is not once', async () => {
  const requests = build(30);
  const recount = vi.spyOn(service.deps.requests, 'eachOfSegment');
  onTestFinished(() => recount.mockRestore());
  const [owner, other] = [createRequestCounter(service.deps), createRequestCounter(service.deps)];
  await owner.store(requests);
  for (const request of requests) expect(await owner.store([request])).toEqual([]);
  expect(recount).not.toHaveBeenCalled();
  for (const request of requests) expect(await other.store([request])).toEqual([]);
  expect(recount).not.toHaveBeenCalled();

  const late = build(5);
  const write = vi.spyOn(service.deps.segments, 'write').mockRejectedValueOnce(crash);
  await expect(owner.store(late)).rejects.toThrow(crash);
  write.mockRestore();
  const all = [...requests, ...late];
  for (const request of all) expect(await other.store([request])).toEqual([]);
  expect(recount).toHaveBeenCalledTimes(1);
  expect(await readStats()).toEqual(await expected(all));
});

test('what its owner stores after a recount, and does not count, is found by the next one', async () => {
  const requests = build(20);
  const [owner, other] = [createRequestCounter(service.deps), createRequestCounter(service.deps)];
  await owner.store(requests.slice(0, 10));
  await other.store(requests.slice(0, 10));
  const write = vi.spyOn(service.deps.segments, 'write').mockRejectedValueOnce(crash);
  await expect(owner.store(requests.slice(10))).rejects.toThrow(crash);
  write.mockRestore();
  expect(await other.store(requests)).toEqual([]);
  expect(await readStats()).toEqual(await expected(requests));
});

test('an event that comes twice in one batch is counted once', async () => {
  const [request] = build(1);
  if (!request) throw new Error('no request');
  expect(await createRequestCounter(service.deps).store([request, request])).toHaveLength(1);
  expect(await readStats()).toMatchObject({ total: 1 });
});

test('many events go to their days by themselves', async () => {
  const ledger = createRequestCounter(service.deps);
  const requests = Array.from({ length: 21_000 }, () => buildRequest());
  await ledger.store(requests.slice(0, 20_000));
  await ledger.store(requests.slice(20_000));
  expect(await findSegments()).toHaveLength(1);
  expect(await readStats()).toMatchObject({ total: 21_000 });
});
