import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = (environment: Record<string, string> = {}) =>
  openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix, environment });

const changes = [
  { method: 'POST', url: '/api/conversations' },
  { method: 'PUT', url: '/api/me/things' },
  { method: 'PATCH', url: '/api/analytics/users/x/admin' },
  { method: 'DELETE', url: '/api/me/data' },
  { method: 'POST', url: '/graphql' },
] as const;

const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { origin: 'https://example.org' },
  { origin: 'http://localhost:81' },
  { origin: 'null' },
];

test.each(changes)('$method $url is refused to every page of another site', async (change) => {
  const { app } = await open();
  for (const headers of foreign) {
    const answer = await app.inject({
      ...change,
      payload: {},
      headers: { ...headers, host: 'localhost' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        error: 'FOREIGN_ORIGIN',
        message:
          'Das geht nur auf der Seite von LUX selbst. Öffne sie bitte und versuche es dort noch einmal.',
      },
    ]);
  }
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['our own page in a network without TLS', { origin: 'http://localhost' }],
  ['our own page behind a proxy with TLS', { origin: 'https://localhost' }],
  ['a program', {}],
])('%s may change things', async (_who, headers) => {
  const { app } = await open();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { visitorToken: 'changing-visitor' },
    headers: { ...headers, host: 'localhost' },
  });
  expect(answer.statusCode).toBe(201);
});

test('a proxy’s word for our name counts only where the proxy is trusted', async () => {
  const headers = {
    host: 'bff:3000',
    'x-forwarded-host': 'lux.schule.local',
    origin: 'https://lux.schule.local',
  };
  const logOut = { method: 'POST', url: '/api/logout', headers } as const;
  const trusting = await open({ TRUST_PROXY: '1' });
  expect((await trusting.app.inject(logOut)).statusCode).toBe(200);
  const cautious = await open();
  expect((await cautious.app.inject(logOut)).statusCode).toBe(403);
});

test('a link on another site cannot make a child somebody else', async () => {
  const { app } = await open();
  const mine = cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': 'the-child-itself' } }),
  );
  const lured = await app.inject({
    url: '/api/conversations?visitorToken=somebody-else-token',
    headers: { cookie: mine, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(lured.headers['set-cookie']).toBeUndefined();
});
