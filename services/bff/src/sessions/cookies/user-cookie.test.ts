import { useEngines } from '@lux/test-kit/test-engines.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-user-cookie-${opened}`;
  const { app, deps } = await openBff({ redisUrl: engines.redis.url, namePrefix, environment });
  const post = (url: string, cookie = '', payload: object = {}) =>
    app.inject({ method: 'POST', url, headers: { cookie }, payload });
  const read = (cookie: string, url = '/api/user') => app.inject({ url, headers: { cookie } });
  const register = () => post('/api/register', '', { username: 'mia', password });
  return { app, deps, post, read, register };
}

const password = 'Wolke-Besen-Zebra';
const shown = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name === 'lux_user');
const cleared = { value: '', maxAge: 0 };

test('a browser is told that somebody is logged in as long as the session lives, and nothing else', async () => {
  const { register, post } = await open();
  const registered = await register();
  const session = registered.cookies.find(({ name }) => name === 'lux_session');
  const { httpOnly: _, value: __, name: ___, ...attributes } = session ?? {};
  expect(shown(registered)).toEqual({ name: 'lux_user', value: '1', ...attributes });
  const loggedIn = await post('/api/login', '', { username: 'mia', password });
  expect(shown(loggedIn)).toMatchObject({ value: '1', maxAge: 30 * 24 * 60 * 60 });
});

test('behind TLS it is as secure as the session', async () => {
  const { register } = await open({ COOKIE_SECURE: 'true' });
  expect(shown(await register())).toMatchObject({ secure: true, sameSite: 'Lax' });
});

test('a visitor gets none, whatever they ask', async () => {
  const { app, read } = await open();
  const presented = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'mias-browser-token' },
  });
  expect(presented.cookies.map(({ name }) => name)).toEqual(['lux_session', 'lux_visitor']);
  expect(shown(await read(cookieOf(presented)))).toBeUndefined();
});

test('a session from before it gets one with any answer, once', async () => {
  const { register, read } = await open();
  const cookie = cookieOf(await register());
  expect(shown(await read(cookie, '/api/settings'))).toMatchObject({ value: '1' });
  expect(shown(await read(`${cookie}; lux_user=1`, '/api/settings'))).toBeUndefined();
});

test('it goes with the logout, and with the child’s data', async () => {
  const { register, post, app } = await open();
  expect(shown(await post('/api/logout', cookieOf(await register())))).toMatchObject(cleared);
  const cookie = cookieOf(await post('/api/login', '', { username: 'mia', password }));
  const removed = await app.inject({
    method: 'DELETE',
    url: '/api/me/data',
    headers: { cookie: `${cookie}; lux_user=1` },
  });
  expect([removed.statusCode, shown(removed)]).toEqual([204, expect.objectContaining(cleared)]);
});

test('where the session has ended elsewhere, the refusal takes it away', async () => {
  const { register, read, deps } = await open();
  const registered = await register();
  await deps.sessions.endAllOf(registered.json().id);
  const refused = await read(`${cookieOf(registered)}; lux_user=1`);
  expect([refused.statusCode, shown(refused)]).toEqual([401, expect.objectContaining(cleared)]);
});

test('what was under way during a login does not take the new one away', async () => {
  const { app, post } = await open();
  await post('/api/register', '', { username: 'mia', password });
  const before = cookieOf(
    await app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': 'mias-browser-token' },
    }),
  );
  await post('/api/login', before, { username: 'mia', password });
  // Sent with the old session, answered after the browser has got the new cookies.
  const late = await app.inject({
    url: '/api/settings',
    headers: { cookie: `${before}; lux_user=1` },
  });
  expect(late.cookies).toEqual([]);
});
