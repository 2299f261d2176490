import { RequestCursor } from '@lux/contracts/analytics/request-cursor.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';

const engines = useEngines();
let service: Awaited<ReturnType<typeof openAnalytics>>;

beforeAll(async () => {
  service = await openAnalytics(engines);
  await service.deps.mongo.whenReady;
});
beforeEach(async () => {
  await service.empty();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => service.close());

const at = (timestamp: string, given = {}) => buildRequest({ timestamp, ...given });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('GET /requests', () => {
  test('lists the newest first, at most 200 unless asked', async () => {
    const start = Date.parse('2026-05-04T10:00:00.000Z');
    const rows = Array.from({ length: 205 }, (_, index) =>
      at(new Date(start + index * 1_000).toISOString()),
    );
    await service.store(rows);
    const answer = await service.get('/requests');
    expect(answer.json()).toEqual(rows.toReversed().slice(0, 200));
    expect((await service.get('/requests?limit=1000')).json()).toHaveLength(205);
  });

  test('leafs through all rows, each once, also where many share one moment', async () => {
    const rows = Array.from({ length: 23 }, (_, index) =>
      at(index < 15 ? '2026-05-04T10:00:00.000Z' : '2026-05-04T09:00:00.000Z'),
    );
    await service.store(rows);
    const seen: string[] = [];
    let query = '?limit=5';
    while (query) {
      const page = (await service.get(`/requests${query}`)).json();
      seen.push(...idsOf(page));
      const last = page.at(-1);
      query = last ? `?limit=5&before=${encodeURIComponent(RequestCursor.encode(last))}` : '';
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen)).toEqual(new Set(idsOf(rows)));
  });

  test('can be limited to one type', async () => {
    const image = at('2026-05-04T10:00:00.000Z', { type: 'image', imageUrl: '/media/x' });
    await service.store([image, at('2026-05-04T11:00:00.000Z')]);
    expect((await service.get('/requests?type=image')).json()).toEqual([image]);
  });

  test.each([
    ['limit=0', 'Es gehen 1 bis 1000 Anfragen auf einmal.'],
    ['limit=1001', 'Es gehen 1 bis 1000 Anfragen auf einmal.'],
    ['limit=viele', 'Es gehen 1 bis 1000 Anfragen auf einmal.'],
    ['type=video', 'Diese Art von Anfrage gibt es nicht.'],
    ['before=gestern', 'Diese Stelle in der Liste gibt es nicht.'],
    ['before=2026-13-99T00:00:00.000Z_x', expect.stringMatching(/^Ungültig/)],
  ])('refuses %s in German', async (query, message) => {
    const answer = await service.get(`/requests?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'VALIDATION_FAILED', message });
  });

  test('reads along an index, whole and by type', async () => {
    const collection = service.deps.mongo.connection.collection('requests');
    for (const filter of [{}, { type: 'text' }]) {
      const { queryPlanner } = await collection
        .find(filter)
        .sort({ timestamp: -1, _id: -1 })
        .explain();
      const stages = JSON.stringify(queryPlanner.winningPlan);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('"SORT"');
    }
  });
});

describe('GET /stats', () => {
  test('is all zero at first', async () => {
    expect((await service.get('/stats')).json()).toMatchObject({ total: 0, byType: {}, dailyCount: [] });
  });

  test('counts all, by type, and by day of the last 30 as clocks in Berlin show it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-10T12:00:00.000Z') });
    await service.store([
      at('2026-04-10T08:00:00.000Z'),
      at('2026-04-09T22:30:00.000Z', { type: 'image' }),
      at('2026-04-09T21:30:00.000Z', { type: 'speech' }),
      at('2026-03-28T23:30:00.000Z'),
      at('2026-03-28T22:30:00.000Z'),
      at('2026-03-11T23:30:00.000Z'),
      at('2026-03-11T22:30:00.000Z'),
    ]);
    expect((await service.get('/stats')).json()).toMatchObject({
      total: 7,
      byType: { text: 5, image: 1, speech: 1 },
      dailyCount: [
        { date: '2026-03-12', count: 1 },
        { date: '2026-03-28', count: 1 },
        { date: '2026-03-29', count: 1 },
        { date: '2026-04-09', count: 1 },
        { date: '2026-04-10', count: 2 },
      ],
    });
  });
});

describe('the door', () => {
  test.each(['/requests', '/stats'])('%s is closed without the internal token', async (url) => {
    const answer = await service.app.inject({ url });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'UNAUTHORIZED', message: expect.any(String) });
  });

  test('an unknown path answers 404 in the common shape', async () => {
    const answer = await service.get('/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
  });

  test('the service is ready while both engines answer', async () => {
    const answer = await service.app.inject({ url: '/readyz' });
    expect(answer.json()).toMatchObject({
      isReady: true,
      checks: { mongodb: 'ok', redis: 'ok' },
    });
  });
});
