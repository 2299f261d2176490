import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';

const engines = useEngines();
let service: Awaited<ReturnType<typeof openAnalytics>>;

beforeAll(async () => {
  service = await openAnalytics(engines);
  await service.deps.mongo.whenReady;
});
beforeEach(async () => service.empty());
afterAll(async () => service.close());

const at = (timestamp: string, given = {}) => buildRequest({ timestamp, ...given });
const rowsOf = (body: string) =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('requests come as lines, oldest first, with their number ahead', async () => {
  const rows = Array.from({ length: 1_200 }, (_, place) =>
    at(new Date(Date.parse('2026-05-04T10:00:00Z') + place).toISOString()),
  );
  await service.store(rows.toReversed());
  const answer = await service.get('/exports/requests');
  expect(answer.headers['x-total-count']).toBe('1200');
  expect(rowsOf(answer.body)).toEqual(rows);
});

test('a time range and those with a picture can be chosen', async () => {
  const picture = at('2026-05-04T10:00:00.000Z', { type: 'image', imageUrl: '/media/x' });
  await service.store([
    picture,
    at('2026-05-04T10:00:00.000Z'),
    at('2026-05-05T10:00:00.000Z', { type: 'image', imageUrl: '/media/y' }),
  ]);
  const query = 'hasImage=true&from=2026-05-04T00:00:00Z&to=2026-05-05T00:00:00Z';
  const answer = await service.get(`/exports/requests?${query}`);
  expect(answer.headers['x-total-count']).toBe('1');
  expect(rowsOf(answer.body)).toEqual([picture]);
});

test('a file that nobody reads to its end leaves nothing in memory', async () => {
  const prompt = 'x'.repeat(4_000);
  await service.store(
    Array.from({ length: 600 }, () => at('2026-05-04T10:00:00.000Z', { prompt })),
  );
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let turn = 0; turn < 60; turn += 1) {
    const rows = service.deps.requests.each({})[Symbol.asyncIterator]();
    expect((await rows.next()).value).toMatchObject({ prompt });
    await rows.return?.();
  }
  collectGarbage();
  // Each holds two megabytes as long as its cursor is open: 120 in all; buffers of the driver's own
  // come and go beside them.
  expect((process.memoryUsage().arrayBuffers - before) / 1_000_000).toBeLessThan(60);
});

test('nothing is an empty answer', async () => {
  const answer = await service.get('/exports/requests');
  expect([answer.statusCode, answer.body, answer.headers['x-total-count']]).toEqual([200, '', '0']);
});
