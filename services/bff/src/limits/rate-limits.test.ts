import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { readTypeDefs } from '../graphql/read-type-defs.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { createBffOpener, openBff } from '../testing/open-bff.ts';
import { sessionRates } from './rate-limits.ts';
import { costlyFields, costlyRoutes } from './request-costs.ts';

const engines = useEngines();
const open = createBffOpener(engines);

type App = Awaited<ReturnType<typeof open>>['app'];

const sessionOf = async (app: App, visitorToken: string) =>
  cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': visitorToken } }),
  );
const order = (app: App, cookie: string) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-image',
    payload: { prompt: 'ein Igel' },
    headers: { cookie, prefer: 'respond-async' },
  });
const flood = async (app: App, count: number, headers: (index: number) => object = () => ({})) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      app.inject({ url: '/api/settings', headers: { ...headers(index) } }),
    ),
  );
  return answers.filter(({ statusCode }) => statusCode === 429);
};

test('a child that orders pictures without end is limited, kindly, and alone', async () => {
  const { app } = await open();
  const [wild, calm] = [
    await sessionOf(app, 'wild-child-visitor'),
    await sessionOf(app, 'calm-child-visitor'),
  ];
  const answers = await Promise.all(
    Array.from({ length: sessionRates.picture.burst + 10 }, () => order(app, wild)),
  );
  const limited = answers.filter(({ statusCode }) => statusCode === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(answers.length - limited.length).toBeGreaterThanOrEqual(sessionRates.picture.burst);
  expect(limited[0]?.json()).toEqual({
    error: 'TOO_MANY_REQUESTS',
    message: 'Das ging zu schnell. Nach einer kurzen Pause geht es weiter.',
  });
  expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);

  expect((await order(app, calm)).statusCode).toBe(202);
  // Its other doings go on: each kind of cost has a bucket of its own.
  const settings = await app.inject({ url: '/api/settings', headers: { cookie: wild } });
  expect(settings.statusCode).toBe(200);
});

test('two copies of the bff count together', async () => {
  const namePrefix = `${engines.redis.prefix}-limits-copies`;
  const copies = [
    await openBff({ redisUrl: engines.redis.url, namePrefix }),
    await openBff({ redisUrl: engines.redis.url, namePrefix }),
  ] as const;
  const cookie = await sessionOf(copies[0].app, 'roaming-child-visitor');
  const statuses = await Promise.all(
    copies.flatMap(({ app }) =>
      Array.from({ length: sessionRates.picture.burst }, async () => {
        const { statusCode } = await order(app, cookie);
        return statusCode;
      }),
    ),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
});

test('an address that floods one replica is soon refused by the other one, too', async () => {
  // On a clock that stands still nothing is refilled, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const namePrefix = `${engines.redis.prefix}-limits-address`;
  const options = { redisUrl: engines.redis.url, namePrefix };
  const environment = { CHILDREN_PER_ADDRESS: '1' };
  const [one, other] = [
    await openBff({ ...options, environment }),
    await openBff({ ...options, environment }),
  ];
  const get = async (app: App, remoteAddress: string) => {
    const answer = await app.inject({ url: '/assets/main-abc123.js', remoteAddress });
    return answer.statusCode;
  };
  await Promise.all(Array.from({ length: 260 }, () => get(one.app, '192.0.2.9')));
  let asked = 0;
  // Fewer than its own bucket holds.
  while (asked < 150 && (await get(other.app, '192.0.2.9')) !== 429) asked += 1;
  expect(asked).toBeLessThan(150);
  expect(await get(other.app, '192.0.2.10')).toBe(200);
});

test('cookies of one’s own making give no bucket of one’s own', async () => {
  const { app } = await open({ CHILDREN_PER_ADDRESS: '1' });
  const limited = await flood(app, 60, (index) => ({
    cookie: `lux_session=${String(index).padStart(32, 'a')}`,
  }));
  expect(limited.length).toBeGreaterThan(20);
});

test('a forwarded address gives no fresh bucket, unless it comes from a proxy that is trusted', async () => {
  const spoofed = (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` });
  const cautious = await open({ CHILDREN_PER_ADDRESS: '1' });
  expect((await flood(cautious.app, 60, spoofed)).length).toBeGreaterThan(20);
  const trusting = await open({ CHILDREN_PER_ADDRESS: '1', TRUST_PROXY: '1' });
  expect(await flood(trusting.app, 60, spoofed)).toEqual([]);
});

test('one address has a ceiling over everything, files among it, and others go on', async () => {
  const { app } = await open({ CHILDREN_PER_ADDRESS: '1' });
  const get = (remoteAddress: string) =>
    app.inject({ url: '/assets/main-abc123.js', remoteAddress });
  const answers = await Promise.all(Array.from({ length: 260 }, () => get('192.0.2.7')));
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await get('192.0.2.8')).statusCode).toBe(200);
});

test('without Redis the address’s buckets still hold', async () => {
  const { app } = await open({ CHILDREN_PER_ADDRESS: '1', REDIS_URL: 'redis://127.0.0.1:1' });
  const cookie = `lux_session=${'a'.repeat(32)}`;
  const limited = await flood(app, 60, () => ({ cookie }));
  expect(limited.length).toBeGreaterThan(20);
});

test('invented visitors fill Redis no further than a school has browsers, and are served all the same', async () => {
  const { app, deps } = await open({ CHILDREN_PER_ADDRESS: '5' });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/conversations',
        payload: {},
        headers: { 'x-visitor-token': `invented-visitor-${index}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(20);
  expect(
    await listRedisKeys(deps.config.redis.url, `${deps.config.namePrefix}:*session:*`),
  ).toHaveLength(20);
  expect(deps.limits.countUnstoredSessions()).toBe(20);

  // Who logs in cannot do without a session: it waits, and only at this address.
  const register = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { username: 'mia', password: 'Wolke-Besen-Zebra' },
      remoteAddress,
    });
  const late = await register('127.0.0.1');
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await register('192.0.2.44')).statusCode).toBe(201);
});

const Body = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
    }),
  }),
});

test('every route that takes a password or a code costs what a login does', async () => {
  const { app } = await open();
  const { paths } = (await app.inject('/api/docs/json')).json();
  const free: string[] = [];
  for (const [path, calls] of Object.entries<Record<string, { requestBody?: unknown }>>(paths)) {
    for (const [method, { requestBody }] of Object.entries(calls)) {
      const body = Body.safeParse(requestBody).data?.content['application/json'].schema;
      const isGuess = Object.keys(body?.properties ?? {}).some((name) =>
        /password$|secret$|^code$/i.test(name),
      );
      const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      if (isGuess && !/login$/.test(costlyRoutes.get(route) ?? '')) free.push(route);
    }
  }
  // There a name and a password may come along, and cost a login if they do (change-settings.ts).
  expect(free.filter((route) => route !== 'POST /api/admin/settings')).toEqual([]);
});

test('every costly route and field exists', async () => {
  const { app } = await open();
  const routes = [...costlyRoutes.keys()].map((route) => route.split(' '));
  for (const [method = '', url = ''] of routes) {
    expect([url, app.hasRoute({ method, url })]).toEqual([url, true]);
  }
  const schema = readTypeDefs().join('\n');
  for (const name of costlyFields.keys()) expect(schema).toMatch(new RegExp(`^  ${name}[(:]`, 'm'));
});
