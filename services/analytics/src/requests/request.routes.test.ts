import { RequestCursor, type RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { toMongoFilter } from './to-mongo-filter.ts';

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
    ['limit=0', 'Möglich sind 1 bis 1000 Anfragen auf einmal.'],
    ['limit=1001', 'Möglich sind 1 bis 1000 Anfragen auf einmal.'],
    ['limit=viele', 'Möglich sind 1 bis 1000 Anfragen auf einmal.'],
    ['type=video', 'Diese Art von Anfrage gibt es nicht.'],
    ['before=gestern', 'Diese Stelle in der Liste gibt es nicht.'],
    ['before=2026-13-99T00:00:00.000Z_x', 'Diese Stelle in der Liste gibt es nicht.'],
  ])('refuses %s in German', async (query, message) => {
    const answer = await service.get(`/requests?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'VALIDATION_FAILED', message });
  });

  test.each([
    ['only=ai', 2],
    ['only=all', 4],
    ['type=speech', 1],
    ['from=2026-05-04T09:00:00Z', 3],
    ['to=2026-05-04T11:00:00%2B02:00', 1],
    ['visitor=visitor-', 3],
    ['visitor=visitor-two', 1],
    ['visitor=isitor-two', 0],
    ['text=SPINNE', 1],
    ['text=größe', 1],
    ['text=.*', 1],
    ['text=%5E%5E', 0],
    ['safety=crisis', 1],
    ['safety=unclear', 1],
    ['safety=any', 3],
    ['safety=open', 3],
    ['only=ai&visitor=visitor-&text=beine', 1],
  ])('filters by %s', async (query, count) => {
    const plain = { prompt: null, response: null };
    await service.store([
      at('2026-05-04T08:00:00.000Z', { type: 'other', visitorToken: 'visitor-two', ...plain }),
      at('2026-05-04T09:00:00.000Z', { safety: 'crisis' }),
      at('2026-05-04T10:00:00.000Z', {
        ...{ type: 'speech', prompt: 'GRÖSSE .*', response: 'Größe', safety: 'unclear' },
      }),
      at('2026-05-04T11:00:00.000Z', {
        ...{ type: 'auth', visitorToken: 'another', safety: 'blocked', ...plain },
      }),
    ]);
    expect((await service.get(`/requests?${query}`)).json()).toHaveLength(count);
  });

  test.each<[string, RequestFilter]>([
    ['the whole list', {}],
    ['a type', { type: 'text' }],
    ['what AI may have answered', { only: 'ai' }],
    ['one visitor', { visitor: 'visitor-number-1' }],
    ['what stands out', { safety: 'open' }],
    ['a time range', { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' }],
  ])('reads %s along an index, and the last page too', async (_what, filter) => {
    const before = { timestamp: '2026-05-04T10:00:00.000Z', id: 'x' };
    const collection = service.deps.mongo.connection.collection('requests');
    for (const conditions of [toMongoFilter(filter), toMongoFilter(filter, before)]) {
      const { queryPlanner } = await collection
        .find(conditions as never)
        .sort({ timestamp: -1, _id: -1 })
        .explain();
      const stages = JSON.stringify(queryPlanner.winningPlan);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      if (!('visitor' in filter)) expect(stages).not.toContain('"SORT"');
    }
  });

  test('counts what is not handled along an index of the few that stand out', async () => {
    const collection = service.deps.mongo.connection.collection('requests');
    const { queryPlanner } = await collection
      .find(toMongoFilter({ safety: 'open' }) as never)
      .explain();
    expect(JSON.stringify(queryPlanner.winningPlan)).toMatch(/"keyPattern":\{"safety":1/);
  });
});

describe('one request', () => {
  test('is there by its id, or is not', async () => {
    const request = buildRequest();
    await service.store([request]);
    expect((await service.get(`/requests/${request.id}`)).json()).toEqual(request);
    const missing = await service.get('/requests/nothing');
    expect([missing.statusCode, missing.json().error]).toEqual([404, 'REQUEST_NOT_FOUND']);
  });

  test('that stands out is marked as handled once, which a second delivery leaves alone', async () => {
    const request = buildRequest({ safety: 'crisis' });
    await service.store([request]);
    const mark = async (by: string) =>
      service.send('PATCH', `/requests/${request.id}/handled`, { by });
    const first = (await mark('chefin')).json();
    expect(first).toEqual({ ...request, handled: { at: expect.any(String), by: 'chefin' } });
    expect((await mark('jemand anders')).json()).toEqual(first);
    await service.store([request]);
    expect((await service.get('/requests')).json()).toEqual([first]);
    expect((await service.get('/requests?safety=open')).json()).toEqual([]);
    expect((await service.get('/stats')).json().safety).toMatchObject({ crisis: 1, open: 0 });
  });

  test('that does not stand out cannot be handled', async () => {
    const request = buildRequest();
    await service.store([request]);
    const url = `/requests/${request.id}/handled`;
    const answer = await service.send('PATCH', url, { by: 'chefin' });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'NOT_A_SAFETY_EVENT']);
  });
});

describe('GET /stats', () => {
  test('is all zero at first', async () => {
    expect((await service.get('/stats')).json()).toMatchObject({
      total: 0,
      byType: {},
      dailyCount: [],
    });
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

  test('says who is there, what failed, how long it took and what it might cost', async () => {
    const now = new Date().toISOString();
    const longAgo = new Date(Date.now() - 6 * 60 * 1_000).toISOString();
    const long = 'a'.repeat(350_000);
    const events = [
      at(now, { visitorToken: 'one', durationMs: 100 }),
      at(now, { visitorToken: 'one', durationMs: 100, status: 503 }),
      at(now, { visitorToken: 'two', type: 'image', prompt: 'Hund', response: null }),
      at(longAgo, {
        visitorToken: 'three',
        type: 'other',
        status: 404,
        prompt: null,
        response: null,
      }),
      at(now, {
        visitorToken: null,
        type: 'story',
        prompt: null,
        response: long,
        safety: 'blocked',
      }),
      at(now, {
        visitorToken: null,
        type: 'other',
        prompt: null,
        response: null,
        safety: 'unclear',
      }),
    ];
    await service.store(events);
    await service.deps.activeVisitors.see(events);
    await service.deps.activeVisitors.see(events);
    const stats = (await service.get('/stats')).json();
    expect(stats).toMatchObject({
      activeVisitors: 2,
      safety: { blocked: 1, crisis: 0, unclear: 1, open: 2 },
      errors: [
        { status: 404, count: 1 },
        { status: 503, count: 1 },
      ],
      usage: { aiRequests: 4, pictures: 1, promptCharacters: 68, responseCharacters: 350_054 },
    });
    const text = stats.answerTimes.find(({ type }: { type: string }) => type === 'text');
    expect(text).toMatchObject({ count: 2 });
    expect(Math.abs(text.p50Ms - 100)).toBeLessThan(5);
    // A picture for 4 cents, 100,000 tokens of a story for 20.
    expect(stats.usage.paidTierDollars).toBeCloseTo(0.24, 2);
  });
});

describe('who may call analytics', () => {
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
