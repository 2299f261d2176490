import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-fixation-${opened}`;
  return openBff({ redisUrl: engines.redis.url, namePrefix });
};
type App = Awaited<ReturnType<typeof open>>['app'];

const password = 'Wolke-Besen-Zebra';
const post = (app: App, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

/** Ids that somebody planted in a browser: of the right form, known to the planter, and odd ones. */
const planted = [
  `lux_session=${'planted0'.repeat(4)}`,
  'lux_session=x',
  'lux_session=',
  `lux_session=${'a'.repeat(5_000)}`,
  'lux_session=..%2f..%2fuser-sessions%3a1',
];

/** Every way in which a session becomes worth something. */
const gains: [string, (app: App, cookie: string) => ReturnType<typeof post>][] = [
  [
    'presents a visitor',
    (app, cookie) =>
      post(app, '/api/conversations', { visitorToken: 'visitor-of-a-planted-id' }, { cookie }),
  ],
  [
    'registers',
    (app, cookie) => post(app, '/api/register', { username: 'neue-mia', password }, { cookie }),
  ],
  ['logs in', (app, cookie) => post(app, '/api/login', { username: 'mia', password }, { cookie })],
  [
    'opens the dashboard',
    (app, cookie) =>
      post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }, { cookie }),
  ],
];

test.each(gains)(
  'an id that somebody planted is worth nothing after its browser %s',
  async (_how, gain) => {
    const { app } = await open();
    await post(app, '/api/register', { username: 'mia', password });
    for (const cookie of planted) {
      const answer = await gain(app, cookie);
      expect(answer.statusCode).toBeLessThan(300);
      const given = cookieOf(answer);
      expect(given).toMatch(/^lux_session=[\w-]{32}$/);
      expect(given).not.toBe(cookie);
      for (const url of ['/api/user', '/api/conversations', '/api/analytics/requests']) {
        const spied = await app.inject({ url, headers: { cookie } });
        expect([url, spied.statusCode]).toEqual([url, url === '/api/conversations' ? 400 : 401]);
      }
    }
  },
);

test('every gain of rights leaves the id before it with nothing', async () => {
  const { app } = await open();
  const headers = { 'x-visitor-token': 'visitor-who-climbs-up' };
  const visitor = cookieOf(await app.inject({ url: '/api/settings', headers }));
  const steps = [
    (cookie: string) => post(app, '/api/register', { username: 'mia', password }, { cookie }),
    (cookie: string) =>
      post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }, { cookie }),
    (cookie: string) => post(app, '/api/login', { username: 'mia', password }, { cookie }),
  ];
  let before = visitor;
  for (const step of steps) {
    const after = cookieOf(await step(before));
    expect(after).not.toBe('');
    expect(after).not.toBe(before);
    for (const url of ['/api/user', '/api/analytics/requests']) {
      expect((await app.inject({ url, headers: { cookie: before } })).statusCode).toBe(401);
    }
    before = after;
  }
  await post(app, '/api/logout', {}, { cookie: before });
  expect((await app.inject({ url: '/api/user', headers: { cookie: before } })).statusCode).toBe(
    401,
  );
});

test('the cookie of a session is for HTTP alone, for our own site, and over TLS for TLS alone', async () => {
  const cookieFrom = async (environment: Record<string, string>, headers = {}) => {
    opened += 1;
    const { app } = await openBff({
      redisUrl: engines.redis.url,
      namePrefix: `${engines.redis.prefix}-fixation-${opened}`,
      environment,
    });
    const answer = await post(app, '/api/register', { username: 'mia', password }, headers);
    return answer.cookies.find(({ name }) => name === 'lux_session');
  };
  const always = { httpOnly: true, sameSite: 'Lax', path: '/' };
  const plain = await cookieFrom({});
  expect(plain).toMatchObject(always);
  expect(plain).not.toHaveProperty('secure');
  expect(plain).not.toHaveProperty('domain');
  const proxied = { 'x-forwarded-proto': 'https' };
  expect(await cookieFrom({ TRUST_PROXY: '127.0.0.1' }, proxied)).toMatchObject({
    ...always,
    secure: true,
  });
  expect(await cookieFrom({ COOKIE_SECURE: 'true' })).toMatchObject({ ...always, secure: true });
  expect(await cookieFrom({}, proxied)).not.toHaveProperty('secure');
});
