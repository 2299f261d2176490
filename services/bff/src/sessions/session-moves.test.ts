import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { newSessionId } from './session.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

const idOf = (cookie: string) => cookie.split('=')[1] ?? '';

test('a browser that shows another visitor gets another session, which knows nothing of the first', async () => {
  const { app, deps } = await open();
  const present = (token: string, cookie: string) =>
    app.inject({ url: '/api/settings', headers: { 'x-visitor-token': token, cookie } });
  const planted = cookieOf(await present('visitor-of-the-attacker', ''));
  const childs = cookieOf(await present('visitor-of-the-child', planted));
  expect(childs).not.toBe('');
  expect(childs).not.toBe(planted);
  expect((await deps.sessions.load(idOf(childs)))?.visitorTokens).toEqual(['visitor-of-the-child']);
  expect(await deps.sessions.load(idOf(planted))).toMatchObject({
    visitorTokens: [],
    isRevoked: true,
  });

  const started = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { cookie: childs },
    payload: {},
  });
  const ask = (cookie: string) =>
    app.inject({
      method: 'POST',
      url: `/api/conversations/${started.json().id}/messages`,
      payload: { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
      headers: { cookie },
    });
  expect([(await ask(planted)).statusCode, (await ask(childs)).statusCode]).toEqual([404, 201]);
});

test('an opened dashboard and a user stay with the browser whose visitor is another one', async () => {
  const { app, deps } = await open();
  const id = newSessionId();
  await deps.sessions.logIn(id, 'mia', 0);
  const shown = (token: string) =>
    app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': token, cookie: `lux_session=${id}` },
    });
  const fresh = idOf(cookieOf(await shown('after-clearing-the-storage')));
  expect(fresh).not.toBe(id);
  expect(await deps.sessions.load(fresh)).toMatchObject({
    userId: 'mia',
    visitorTokens: ['after-clearing-the-storage'],
  });
  // What the page asked at the same moment, with the old cookie, is still the user's and sets none.
  const late = await shown('after-clearing-the-storage');
  expect(cookieOf(late)).toBe('');
  expect(await deps.sessions.load(id)).toMatchObject({ userId: 'mia', isRevoked: true });
  await deps.sessions.endAllOf('mia');
  expect([await deps.sessions.load(id), await deps.sessions.load(fresh)]).toEqual([null, null]);
});

test('of many requests at once that show another visitor one moves the session', async () => {
  const { app } = await open();
  const present = (token: string, cookie: string) =>
    app.inject({ url: '/api/settings', headers: { 'x-visitor-token': token, cookie } });
  const before = cookieOf(await present('visitor-before-clearing', ''));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => present('visitor-after-clearing', before)),
  );
  expect(answers.map(cookieOf).filter((cookie) => cookie !== '')).toHaveLength(1);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('of two logins at once in one session both hold', async () => {
  const { app } = await open();
  const before = cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': 'clicking-twice' } }),
  );
  const payload = { username: 'doppelklick', password: 'Wolke-Besen-Zebra' };
  await app.inject({ method: 'POST', url: '/api/register', payload });
  const logIn = () =>
    app.inject({ method: 'POST', url: '/api/login', payload, headers: { cookie: before } });
  for (const answer of await Promise.all([logIn(), logIn()])) {
    const user = await app.inject({ url: '/api/user', headers: { cookie: cookieOf(answer) } });
    expect(user.statusCode).toBe(200);
  }
});

test('a session that only ever showed a visitor lives for a day and a half, one that comes again for a month', async () => {
  const { app, deps } = await open();
  const visit = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'passing-by-visitor' },
  });
  const id = idOf(cookieOf(visit));
  const key = deps.sessions.keyOf(id);
  const hours = async () => Math.round((await deps.redis.ttl(key)) / 3_600);
  expect(await hours()).toBe(36);
  await deps.sessions.load(id);
  expect(await hours()).toBe(36);

  await deps.redis.hset(key, 'started', Date.now() - 13 * 60 * 60 * 1_000);
  await deps.sessions.load(id);
  await waitFor(async () => (await hours()) === 30 * 24);
  expect((await deps.sessions.load(id))?.visitorTokens).toEqual(['passing-by-visitor']);

  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      username: 'bleibt',
      password: 'Wolke-Besen-Zebra',
      visitorToken: 'staying-visitor-1',
    },
  });
  const ttl = await deps.redis.ttl(deps.sessions.keyOf(idOf(cookieOf(registered))));
  expect(ttl).toBeGreaterThan(29 * 24 * 60 * 60);
});

test('a token in an address acts for that request alone, and not at all in a browser', async () => {
  const { app, deps } = await open();
  const start = async (visitorToken: string) =>
    cookieOf(
      await app.inject({ method: 'POST', url: '/api/conversations', payload: { visitorToken } }),
    );
  const answerTo = async (headers: Record<string, string>) => {
    const url = '/api/me/data?visitorToken=somebody-elses-visitor';
    const answer = await app.inject({ method: 'DELETE', url, headers });
    return [answer.statusCode, answer.headers['set-cookie'] ? 'cleared' : 'no cookie'];
  };
  expect(await answerTo({})).toEqual([204, 'cleared']);
  expect(await answerTo({ 'sec-fetch-site': 'same-origin' })).toEqual([400, 'no cookie']);

  const childs = await start('visitor-of-the-child');
  const links = [
    // Over plain HTTP, where browsers say nothing about themselves, and from a mail over TLS.
    { cookie: childs },
    { 'upgrade-insecure-requests': '1' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of links) {
    const lured = await app.inject({
      url: '/api/conversations?visitorToken=somebody-elses-visitor',
      headers,
    });
    expect([headers, lured.headers['set-cookie']]).toEqual([headers, undefined]);
  }
  expect((await deps.sessions.load(idOf(childs)))?.visitorTokens).toEqual(['visitor-of-the-child']);
});

test('an answer that was under way during a login or logout does not take the new cookie away', async () => {
  const { app, deps } = await open();
  const headers = { 'x-visitor-token': 'in-between-visitor' };
  const before = cookieOf(await app.inject({ url: '/api/settings', headers }));
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    headers: { ...headers, cookie: before },
    payload: { username: 'zwischendrin', password: 'Wolke-Besen-Zebra' },
  });
  const cookie = cookieOf(registered);
  expect(cookie).not.toBe(before);

  const ask = (token: string, old: string) =>
    app.inject({ url: '/api/settings', headers: { 'x-visitor-token': token, cookie: old } });
  for (const token of ['in-between-visitor', 'another-visitor-token']) {
    const late = await ask(token, before);
    expect([late.statusCode, cookieOf(late)]).toEqual([200, '']);
  }
  const user = await app.inject({ url: '/api/user', headers: { cookie: before } });
  expect(user.statusCode).toBe(401);

  await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
  expect(cookieOf(await ask('in-between-visitor', cookie))).toBe('');
  expect(await deps.sessions.changeVisitor(idOf(cookie), 'too-late-visitor')).toBeNull();
  expect(await deps.sessions.load(idOf(cookie))).toMatchObject({
    visitorTokens: [],
    isRevoked: true,
  });
});
