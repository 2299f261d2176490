import { type AnalyticsRequest, HandledMark } from '@lux/contracts/analytics/request.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();

const row: AnalyticsRequest = {
  id: 'request-1',
  timestamp: '2026-05-04T10:00:00.000Z',
  type: 'text',
  visitorToken: 'visitor-1',
  prompt: 'Hallo',
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
  userId: null,
  operation: 'POST /api/speech',
  status: 200,
  durationMs: 3,
  safety: 'crisis',
};
const figures = {
  total: 3,
  byType: { text: 2, image: 1 },
  dailyCount: [{ date: '2026-05-04', count: 3 }],
  activeVisitors: 1,
  answerTimes: [{ type: 'text', count: 2, p50Ms: 10, p95Ms: 20 }],
  safety: { blocked: 0, crisis: 1, unclear: 0, open: 1 },
  errors: [{ status: 404, count: 1 }],
  usage: {
    aiRequests: 3,
    promptCharacters: 5,
    responseCharacters: 0,
    pictures: 1,
    paidTierDollars: 0.04,
  },
};

async function open() {
  const asked: unknown[] = [];
  const analytics = await createInnerServer({
    service: 'analytics',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
  });
  analytics.get('/requests', async ({ query }) => {
    asked.push(query);
    return [row];
  });
  analytics.get('/requests/:id', async () => row);
  analytics.patch(
    '/requests/:id/handled',
    { schema: { body: HandledMark.pick({ by: true }) } },
    async ({ body }) => ({ ...row, handled: { at: row.timestamp, by: body.by } }),
  );
  analytics.get('/stats', async () => figures);
  const url = await analytics.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => analytics.close());
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { ANALYTICS_URL: url, OWNER_USERNAME: 'chefin' },
  });
  const login = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload });
  const unlocked = cookieOf(
    await login('/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const send = async (
    cookie: string,
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    payload?: object,
  ) => app.inject({ method, url: path, headers: { cookie }, ...(payload && { payload }) });
  return { asked, app, login, unlocked, send };
}

const graphql = (query: string, variables: object = {}) => ({ query, variables });

test('without parameters REST answers in SPEC’s shapes', async () => {
  const { unlocked, send, asked } = await open();
  expect((await send(unlocked, 'GET', '/api/analytics/requests')).json()).toEqual([row]);
  expect(asked).toEqual([{ limit: '200' }]);
  expect((await send(unlocked, 'GET', '/api/analytics/stats')).json()).toEqual({
    total: 3,
    byType: { text: 2, image: 1 },
    dailyCount: [{ date: '2026-05-04', count: 3 }],
  });
  const detailed = await send(unlocked, 'GET', '/api/analytics/stats?details=true');
  expect(detailed.json()).toEqual(figures);
});

test('filters and places in the list reach analytics from REST and GraphQL alike', async () => {
  const { unlocked, send, asked } = await open();
  const filter = { only: 'ai', visitor: 'visitor-', text: 'Hal', safety: 'open' };
  const after = '2026-05-04T10:00:00.000Z_request-1';
  const query = new URLSearchParams({ ...filter, limit: '50', before: after });
  await send(unlocked, 'GET', `/api/analytics/requests?${query}`);
  const document = graphql(
    'query ($filter: RequestFilter, $after: String) { requests(filter: $filter, first: 50, after: $after) { id } }',
    { filter, after },
  );
  const answer = await send(unlocked, 'POST', '/graphql', document);
  expect(answer.json()).toEqual({ data: { requests: [{ id: 'request-1' }] } });
  expect(asked[0]).toEqual({ ...filter, limit: '50', before: after });
  expect(asked[1]).toEqual(asked[0]);
});

test('an admin reads the figures and a single request over GraphQL', async () => {
  const { unlocked, send } = await open();
  const document = graphql(
    '{ stats { total byType { type count } safety { open } errors { status count } usage { paidTierDollars } } request(id: "request-1") { prompt handled { by } } }',
  );
  expect((await send(unlocked, 'POST', '/graphql', document)).json().data).toEqual({
    stats: {
      total: 3,
      byType: [
        { type: 'text', count: 2 },
        { type: 'image', count: 1 },
      ],
      safety: { open: 1 },
      errors: [{ status: 404, count: 1 }],
      usage: { paidTierDollars: 0.04 },
    },
    request: { prompt: 'Hallo', handled: null },
  });
});

test('who marks a safety event as handled is noted: a username, or the dashboard', async () => {
  const { unlocked, send, login } = await open();
  const path = '/api/analytics/requests/request-1/handled';
  expect((await send(unlocked, 'PATCH', path)).json()).toMatchObject({
    handled: { by: 'Dashboard' },
  });
  const owner = cookieOf(
    await login('/api/register', { username: 'chefin', password: 'ein langes Passwort' }),
  );
  const document = graphql('mutation { markHandled(id: "request-1") { handled { by at } } }');
  expect((await send(owner, 'POST', '/graphql', document)).json()).toEqual({
    data: { markHandled: { handled: { by: 'chefin', at: row.timestamp } } },
  });
});

test('all of it is closed without the dashboard', async () => {
  const { send } = await open();
  for (const [method, path] of [
    ['GET', '/api/analytics/requests'],
    ['GET', '/api/analytics/requests/request-1'],
    ['PATCH', '/api/analytics/requests/request-1/handled'],
    ['GET', '/api/analytics/stats?details=true'],
  ] as const) {
    expect((await send('', method, path)).statusCode).toBe(401);
  }
  for (const query of [
    '{ requests { id } }',
    '{ request(id: "request-1") { id } }',
    '{ stats { total } }',
    'mutation { markHandled(id: "request-1") { id } }',
  ]) {
    const answer = await send('', 'POST', '/graphql', graphql(query));
    expect(answer.json().errors[0].extensions.code).toBe('DASHBOARD_LOCKED');
  }
});

test('what cannot be a filter is refused in German', async () => {
  const { unlocked, send } = await open();
  const answer = await send(unlocked, 'GET', '/api/analytics/requests?text=a');
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Bitte geben Sie mindestens 2 Zeichen ein.',
  ]);
});

test('an id with half a letter in it is asked for as any other', async () => {
  const { unlocked, send } = await open();
  const document = graphql('mutation ($id: ID!) { markHandled(id: $id) { id } }', { id: '\ud800' });
  const { data } = (await send(unlocked, 'POST', '/graphql', document)).json();
  expect(data).toEqual({ markHandled: { id: 'request-1' } });
  const query = graphql('query ($id: ID!) { request(id: $id) { id } }', { id: '\udfff' });
  expect((await send(unlocked, 'POST', '/graphql', query)).json().errors).toBeUndefined();
});

test('what the database cannot look for is refused', async () => {
  const { unlocked, send, asked } = await open();
  const answer = await send(unlocked, 'GET', '/api/analytics/requests?text=a%00b');
  expect(answer.statusCode).toBe(400);
  expect(asked).toEqual([]);
});
