import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const change = { currentPassword: password, newPassword: 'Turm-Geige-Wal-Hut' };

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-own-password-${opened}`;
  const { app, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const enter = async (path: string, username: string) =>
    cookieOf(await app.inject({ method: 'POST', url: path, payload: { username, password } }));
  return {
    app,
    orders,
    register: (username: string) => enter('/api/register', username),
    logIn: (username: string) => enter('/api/login', username),
    change: (cookie: string, payload: object = change) =>
      app.inject({ method: 'PUT', url: '/api/me/password', payload, headers: { cookie } }),
    nameOf: async (cookie: string) =>
      (await app.inject({ url: '/api/user', headers: { cookie } })).json().username,
  };
}

test('who changes the password goes on under a new session id, and all their others end', async () => {
  const { register, logIn, change, nameOf } = await open();
  const here = await register('mia');
  const there = await logIn('mia');
  const other = await register('tom');
  const answer = await change(here);
  expect([answer.statusCode, answer.json().username]).toEqual([200, 'mia']);
  const renewed = cookieOf(answer);
  expect(await nameOf(renewed)).toBe('mia');
  for (const ended of [here, there]) expect(await nameOf(ended)).toBeUndefined();
  expect(await nameOf(other)).toBe('tom');
});

test('the session that goes on still ends with the others later', async () => {
  const { register, change, nameOf } = await open();
  const first = cookieOf(await change(await register('mia')));
  const second = cookieOf(await change(first));
  expect(await nameOf(first)).toBeUndefined();
  expect(await nameOf(second)).toBe('mia');
});

test('nobody changes a password who is not logged in, and none without what SPEC asks of it', async () => {
  const { register, change, orders } = await open();
  expect((await change('')).json().error).toBe('NOT_LOGGED_IN');
  const mia = await register('mia');
  for (const payload of [{}, { currentPassword: password }, { ...change, newPassword: 'kurz' }]) {
    expect((await change(mia, payload)).statusCode).toBe(400);
  }
  expect(orders.filter(({ path }) => path === '/password')).toEqual([]);
});

test('over GraphQL it is the same', async () => {
  const { app, register, nameOf } = await open();
  const cookie = await register('mia');
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query:
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { username } }',
      variables: { input: change },
    },
    headers: { cookie },
  });
  expect(answer.json().data.changePassword).toEqual({ username: 'mia' });
  expect(await nameOf(cookieOf(answer))).toBe('mia');
  expect(await nameOf(cookie)).toBeUndefined();
});
