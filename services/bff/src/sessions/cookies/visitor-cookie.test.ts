import { useEngines } from '@lux/test-kit/test-engines.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';
import { openClassroom } from '../../testing/open-classroom.ts';

const engines = useEngines();
let opened = 0;

const options = (environment: Record<string, string> = {}) => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-visitor-cookie-${opened}`;
  return { redisUrl: engines.redis.url, namePrefix, environment };
};

const token = 'mias-browser-token';
const headers = { 'x-visitor-token': token };
const shown = (answer: LightMyRequestResponse) =>
  answer.cookies.filter(({ name }) => name.endsWith('lux_visitor'));

test('a visitor’s token is kept in a cookie as long as the session, for Safari empties its storage', async () => {
  const { app } = await openBff(options());
  const first = await app.inject({ url: '/api/settings', headers });
  expect(shown(first)).toEqual([
    { name: 'lux_visitor', value: token, path: '/', sameSite: 'Lax', maxAge: 30 * 86_400 },
  ]);
  const again = await app.inject({
    url: '/api/settings',
    headers: { ...headers, cookie: cookieOf(first) },
  });
  expect(shown(again)).toEqual([]);
  const other = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'another-browser-token', cookie: cookieOf(first) },
  });
  expect(shown(other)).toMatchObject([{ value: 'another-browser-token' }]);
});

test('behind TLS its name is one that no other host can set', async () => {
  const { app } = await openBff(options({ COOKIE_SECURE: 'true' }));
  const first = await app.inject({ url: '/api/settings', headers });
  expect(shown(first)).toMatchObject([{ name: '__Host-lux_visitor', secure: true, path: '/' }]);
});

test('it gives nobody anything: only the token that a request shows counts', async () => {
  const { app } = await openBff(options());
  await app.inject({ url: '/api/settings', headers });
  const cookie = `lux_visitor=${token}`;
  const asked = await app.inject({ url: '/api/me/data', headers: { cookie } });
  expect(asked.json().error).toBe('VISITOR_UNKNOWN');
});

test.each([
  ['a logout', 'POST', '/api/logout'],
  ['the deletion of all data', 'DELETE', '/api/me/data'],
] as const)('%s takes it away', async (_what, method, url) => {
  const { app } = await openBff(options());
  const first = await app.inject({ url: '/api/settings', headers });
  const ended = await app.inject({ method, url, headers: { cookie: cookieOf(first) } });
  expect(shown(ended).map(({ name, value }) => [name, value])).toEqual([
    ['lux_visitor', ''],
    ['__Host-lux_visitor', ''],
  ]);
});

test('in a lesson no cookie holds a token: a lesson has one for itself', async () => {
  const classroom = await openClassroom(options());
  const seat = await classroom.sitDown();
  const answer = await classroom.app.inject({
    url: '/api/settings',
    headers: { cookie: seat },
  });
  expect(shown(answer)).toEqual([]);
});
