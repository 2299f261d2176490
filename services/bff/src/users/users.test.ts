import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-users-${opened}`;
  return openBff({ redisUrl: engines.redis.url, namePrefix });
};
type Bff = Awaited<ReturnType<typeof open>>;

const password = 'Wolke-Besen-Zebra';
const post = (app: Bff['app'], url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { cookie } });
const register = (app: Bff['app'], username: string, cookie = '') =>
  post(app, '/api/register', { username, password }, cookie);
const readUser = (app: Bff['app'], cookie: string) =>
  app.inject({ url: '/api/user', headers: { cookie } });

test('nobody is logged in until somebody registers, and then again after the logout', async () => {
  const { app } = await open();
  expect((await readUser(app, '')).statusCode).toBe(401);
  const registered = await register(app, 'mia');
  expect(registered.statusCode).toBe(201);
  const cookie = cookieOf(registered);
  expect((await readUser(app, cookie)).json()).toEqual(registered.json());

  const loggedOut = await post(app, '/api/logout', {}, cookie);
  expect(loggedOut.json()).toEqual({ success: true });
  expect((await readUser(app, cookie)).statusCode).toBe(401);
});

test('a login gives the session a new id, and the old one is worth nothing', async () => {
  const { app } = await open();
  await register(app, 'mia');
  const before = cookieOf(
    await app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': 'mias-browser-token' },
    }),
  );
  const after = cookieOf(await post(app, '/api/login', { username: 'mia', password }, before));
  expect(after).not.toBe(before);
  expect((await readUser(app, after)).statusCode).toBe(200);
  expect((await readUser(app, before)).statusCode).toBe(401);
});

test('what accounts says of a wrong password reaches the child as it is', async () => {
  const { app } = await open();
  const answer = await post(app, '/api/login', { username: 'niemand', password });
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { error: 'LOGIN_FAILED', message: 'Benutzername oder Passwort stimmt nicht.' },
  ]);
  const empty = await post(app, '/api/login', { username: '', password: '' });
  expect([empty.statusCode, empty.json().message]).toEqual([
    400,
    'Bitte gib einen Benutzernamen ein.',
  ]);
});

test('with the login the visitor’s things become the user’s, in every service that keeps some', async () => {
  const { app, adoptions, orders } = await open();
  const visitorToken = 'mias-browser-token';
  const { id } = (
    await post(app, '/api/register', { username: 'mia', password, visitorToken })
  ).json();
  expect(orders.filter(({ path }) => path !== '/users')).toEqual([
    {
      path: '/requests/adoptions',
      visitorMarks: [
        expect.stringMatching(/^[\w-]{16}$/),
        expect.stringMatching(/^old-[\w-]{12}$/),
      ],
      userId: id,
      userMark: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
  expect(adoptions).toHaveLength(3);
  for (const adoption of adoptions) {
    expect(adoption).toEqual({
      from: expect.stringMatching(/^visitor:[A-Za-z0-9_-]{43}$/),
      to: `user:${id}`,
    });
  }
});

test('an admin’s rights hold from the next request on, and end with the next, too', async () => {
  const { app } = await open();
  const owner = cookieOf(await register(app, 'chefin'));
  const registered = await register(app, 'mia');
  const [{ id }, mia] = [registered.json(), cookieOf(registered)];
  const watch = async () =>
    (await app.inject({ url: '/api/analytics/users', headers: { cookie: mia } })).statusCode;
  const setAdmin = (isAdmin: unknown) =>
    app.inject({
      method: 'PATCH',
      url: `/api/analytics/users/${id}/admin`,
      payload: { isAdmin },
      headers: { cookie: owner },
    });

  expect(await watch()).toBe(401);
  expect((await setAdmin(true)).json()).toMatchObject({
    success: true,
    message: 'mia ist jetzt Admin.',
    user: { id, role: 'admin' },
  });
  expect(await watch()).toBe(200);
  expect((await setAdmin(false)).json().message).toBe('mia ist kein Admin mehr.');
  expect(await watch()).toBe(401);
  expect((await setAdmin('ja')).statusCode).toBe(400);
});

test('nobody but an admin sees or changes users', async () => {
  const { app } = await open();
  const { id } = (await register(app, 'mia')).json();
  const tom = cookieOf(await register(app, 'tom'));
  for (const cookie of ['', tom]) {
    const attempts = [
      { method: 'GET', url: '/api/analytics/users' },
      { method: 'DELETE', url: `/api/analytics/users/${id}` },
      { method: 'PATCH', url: `/api/analytics/users/${id}/admin`, payload: { isAdmin: true } },
    ] as const;
    for (const attempt of attempts) {
      const answer = await app.inject({ ...attempt, headers: { cookie } });
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'DASHBOARD_LOCKED']);
    }
  }
});

test('all sessions and sockets of a deleted user end at once', async () => {
  const { app } = await open();
  const owner = cookieOf(await register(app, 'chefin'));
  const registered = await register(app, 'mia');
  const { id } = registered.json();
  const devices = [
    cookieOf(registered),
    cookieOf(await post(app, '/api/login', { username: 'mia', password })),
  ];
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: devices[0] ?? '', origin: url },
  });
  onTestFinished(() => void socket.close());
  await waitFor(() => socket.connected);
  // Acknowledged after the server has put the socket into its rooms.
  await socket.emitWithAck('visitor.join', { visitorToken: 'nobody-here-at-all' });

  const answer = await app.inject({
    method: 'DELETE',
    url: `/api/analytics/users/${id}`,
    headers: { cookie: owner },
  });
  expect(answer.json()).toEqual({ success: true, message: 'Der Benutzer wurde gelöscht.' });
  for (const cookie of devices) expect((await readUser(app, cookie)).statusCode).toBe(401);
  await waitFor(() => socket.disconnected);
});

test('a logout cuts the sockets of this session only', async () => {
  const { app } = await open();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const here = cookieOf(await register(app, 'mia'));
  const there = cookieOf(await post(app, '/api/login', { username: 'mia', password }));
  const connect = async (cookie: string) => {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie, origin: url },
      forceNew: true,
    });
    onTestFinished(() => void socket.close());
    await waitFor(() => socket.connected);
    await socket.emitWithAck('visitor.join', { visitorToken: 'nobody-here-at-all' });
    return socket;
  };
  const [mine, other] = [await connect(here), await connect(there)];
  await post(app, '/api/logout', {}, here);
  await waitFor(() => mine.disconnected);
  expect(other.connected).toBe(true);
});

test('GraphQL knows the same', async () => {
  const { app } = await open();
  const ask = (query: string, variables: object, cookie = '') =>
    post(app, '/graphql', { query, variables }, cookie);
  const registered = await ask(
    'mutation ($input: RegisterInput!) { register(input: $input) { username role } }',
    { input: { username: 'mia', password } },
  );
  expect(registered.json().data.register).toEqual({ username: 'mia', role: 'user' });
  const cookie = cookieOf(registered);
  const who = '{ user { username } }';
  expect((await ask(who, {}, cookie)).json().data.user).toEqual({ username: 'mia' });
  expect((await ask(who, {})).json().data.user).toBeNull();
  const users = await ask('{ users { id } }', {}, cookie);
  expect(users.json().errors[0].extensions.code).toBe('DASHBOARD_LOCKED');
  expect((await ask('mutation { logout }', {}, cookie)).json().data.logout).toBe(true);
  expect((await ask(who, {}, cookie)).json().data.user).toBeNull();
});
